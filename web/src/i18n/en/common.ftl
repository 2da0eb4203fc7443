common-product = Gravegoods
common-page-title = { $page } – Gravegoods
common-skip = Skip to content
common-close = Close
common-cancel = Cancel
common-home = Home
common-retry = Try again
common-loading = Loading…
common-language = Language
common-theme = Theme
common-speed = Animations
common-sound = Sound

theme-dark = Torchlight
theme-light = Daylight
theme-contrast = High contrast
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off

failed-title = This page didn’t load
failed-text = You may be offline, or Gravegoods has just been updated. Nothing is lost: try again in a moment.
lost-title = Nothing is buried here
lost-text = This page doesn’t exist or has been removed.
gallery-title = Gallery

verbatim = { $text }

common-menu = Pages
common-reload = Reload
guest-name = Guest { $number }
call-turn = It’s your turn at another table.
call-turn-at = { $game }: it’s your turn at another table.
call-go = Go to table
seat-open = open seat
seat-bot = { $level ->
    [novice] Computer: Novice
    [steady] Computer: Steady
    [sharp] Computer: Sharp
   *[master] Computer: Master
}
seat-account = has an account
clock-none = No time limit
clock-live = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} per move, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} in reserve
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
play-title = Play { $game }
play-opening = Setting up the table…
common-settings = Settings
common-version = Version { $version }
common-licenses = Licences
seat-bot-called = { $name } ({ seat-bot })
bot-name = { $character ->
    [ottilia] Ottilia
    [balthasar] Balthasar
    [cosima] Cosima
    [dorian] Dorian
    [elektra] Elektra
    [florian] Florian
    [hector] Hector
   *[melusina] Melusina
}

settings-page = Page
settings-table = Table
settings-colours = Colours
settings-text = Text size
settings-pace = Computers play
settings-confirm = Confirm every move
settings-confirm-about = Also ask before moves that take a single press.
settings-palette = Colours of pieces
settings-sound = Play sounds
settings-volume = Volume
settings-eyes = Preview as seen with
settings-eyes-about = Every piece also has a mark of its own shape.
settings-percent = { $value }%
pace-slow = Slowly
pace-normal = Normally
pace-fast = Fast
palette-usual = Usual
palette-safe = For colour blindness
eyes-all = normal vision
eyes-protan = protanopia (no red)
eyes-deutan = deuteranopia (no green)
eyes-tritan = tritanopia (no blue)
piece-red = Red
piece-violet = Violet
piece-teal = Teal
piece-black = Black
piece-gold = Gold
piece-green = Green
piece-blue = Blue
piece-pink = Pink

settings-remarks = Computers’ remarks
settings-remarks-about = What computers say during a game and at its end.
