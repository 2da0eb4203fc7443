common-product = Gravegoods
common-page-title = { $page } – Gravegoods
common-skip = Skip to the page
common-close = Close
common-cancel = Cancel
common-home = Home
common-retry = Try again
common-loading = Fetching the page…
common-language = Language
common-theme = Look
common-sound = Sound

theme-dark = Torchlight
theme-light = Daylight
theme-contrast = High contrast

failed-title = This page did not arrive
failed-text = The connection may be down, or Gravegoods has just been renewed. Nothing is lost: try again in a moment.
lost-title = Nothing is buried here
lost-text = The page you asked for does not exist, or has been cleared away.
gallery-title = Gallery

verbatim = { $text }

game-name = { $game ->
    [crypt] Crypt
   *[dungeonville] Dungeonville
}
game-about = { $game ->
    [crypt] Send your servants down for the treasures of the family crypt. Ask too much of them, and they come back exhausted.
   *[dungeonville] Hire a party, storm the towers, and keep your deed a secret.
}
game-facts = { $game ->
    [crypt] 1 to 4 players · 15 minutes
   *[dungeonville] 2 to 5 players
}
common-menu = Pages
common-reload = Load again
guest-name = Heir { $number }
call-turn = It is your turn at another table.
call-turn-at = { game-name }: it is your turn at another table.
call-go = Go there
seat-open = open seat
seat-bot = { $level ->
    [novice] Computer: Novice
    [steady] Computer: Steady
    [sharp] Computer: Sharp
   *[master] Computer: Master
}
seat-list = { $seats }
clock-none = No clock
clock-live = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} a move, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} in reserve
clock-days = { $days ->
    [one] 1 day for each move
   *[other] { $days } days for each move
}
play-title = Play { game-name }
play-opening = Laying the table…
common-settings = Settings
common-version = Version { $version }
common-licenses = Licences
