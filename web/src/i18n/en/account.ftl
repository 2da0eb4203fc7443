account-title = Account
account-guest = You play as a guest
account-guest-about = Your tables are kept in this browser. An account keeps them for you everywhere, with your history and ratings.
account-register = Create an account
account-log-in = Log in
account-log-out = Log out
account-name = Name
account-name-hint = 2 to 20 letters; everyone can see it.
account-password = Password
account-password-hint = At least 10 characters. A few random words do well.
account-password-old = Present password
account-password-new = New password
account-change-name = Change name
account-change-password = Change password
account-changed = Changed.
account-welcome = Welcome, { $name }!
account-delete = Delete account
account-delete-ask = Delete your account?
account-delete-about = Your name is taken off all games. This can’t be undone.
account-history = Games played
account-history-none = No finished games yet.
account-history-row = { $game }, { $date }: { $result }
account-result = { $place ->
    [1] won
   *[other] place { $place }
}
account-ratings = Ratings
account-rating = { $game }: { $rating } ± { $spread }
account-rating-none = Play a rated game to get a rating.
