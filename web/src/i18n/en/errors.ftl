error-offline = No connection. We keep trying, and nothing is lost.
error-stale = The table has moved on meanwhile. Here is how it stands now; please choose again.
error-rate-limit = That was too fast. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
error-not-your-seat = This seat is somebody else’s. You can watch, or take a free seat.
error-not-your-turn = It is not your turn yet.
error-table-gone = This table no longer exists. Open a new one from Home.
error-table-full = All seats are taken. You can watch.
error-table-started = This game has begun already. You can watch.
error-name-taken = That name is taken. Please choose another.
error-name-bad = A name has 2 to 20 letters, digits, spaces, hyphens or dots.
error-wrong-password = Name and password do not match.
error-password-short = A password needs at least { $least } characters.
error-login-needed = Please log in first.
error-forbidden = You may not do that here.
error-illegal = That move is not possible: { $reason }
error-bad-request = The server did not understand this page. Load it again; nothing is lost.
error-server = Something went wrong on our side. It has been noted; try again in a moment.
error-outdated = This page is older than the server. Load it again to go on; nothing is lost.
error-not-found = There is nothing here by that name.
error-copy = The link could not be copied. Select it and copy it by hand.
error-replay-broken = This replay can’t be read.
