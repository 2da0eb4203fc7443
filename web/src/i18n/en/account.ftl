account-title = Account
account-guest = You play as a guest
account-guest-about = Your tables are saved in this browser. With an account you have them everywhere, along with your history and ratings.
account-register = Create an account
account-log-in = Log in
account-log-out = Log out
account-name = Name
account-name-hint = Up to 24 characters; everyone can see it.
account-password = Password
account-password-hint = At least 8 characters. A few random words work well.
account-password-old = Current password
account-password-new = New password
account-change-name = Change name
account-change-password = Change password
account-changed = Saved.
account-welcome = Welcome, { $name }!
account-history = Games played
account-history-none = No finished games yet.
account-history-row = { $game }, { $date }: { $result }
account-result = { $place ->
    [1] won with { $score }
   *[other] place { $place } with { $score }
}
account-ratings = Ratings
account-rating = { $game }, { $players } players: { $rating } ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
account-rating-none = Play a rated game to get a rating.
account-history-more = Older games
account-score = { $score ->
    [one] 1 coin, solo
   *[other] { $score } coins, solo
}
account-resigned = resigned
account-nobody = Who are you?
account-nobody-yet = not set
account-take-name = Use this name
