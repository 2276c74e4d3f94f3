### Why the server refuses a request.

## The request itself

refused-no-page = Page not found.
refused-method = Method not allowed.
refused-unanswerable = The server doesn’t understand this request. Check it and try again.
refused-malformed = The request has wrong or missing fields. See /openapi.json.
refused-host = This server isn’t set up for that host name. Check the address.
refused-origin = This request must come from a page on this server.
refused-type = The request must have the content type application/json.
refused-length = The Content-Length header isn’t a number.
refused-size = The request is too large: at most { $bytes } bytes are allowed.
refused-slow = The rest of the request didn’t arrive in time. Please send it again.
refused-headers = The headers are too large: send at most { $lines } headers and { $kib } KiB in total.
refused-target = The URL is too long: at most { $kib } KiB are allowed.
refused-pipelined = Too many requests at once: at most { $most } can wait on one connection.
refused-handshake = This WebSocket handshake is malformed or has a header of more than 8 KiB.
refused-utf8 = The body isn’t valid UTF-8.
refused-json = The body isn’t valid JSON: { $error } at line { $line }, column { $column }.
refused-nesting = The body is nested too deeply.
refused-duplicate = The body has a duplicate key or an invalid number.
refused-object = The body must be a JSON object.
refused-character = The body contains an unpaired surrogate, which isn’t valid Unicode.
refused-large-number = The body contains a number that is too large.
refused-field = { $field }: { $error }.
refused-query = { $name } appears twice in the query string.
refused-base64 = The data isn’t valid base64.
refused-text-or-data = Send either text or file data, not both.

refused-no-player = There’s no player with this name, or their profile is hidden.
refused-favourites = Your profile shows at most { $most } games. Remove one first.

refused-banned =
    { $given ->
        [yes] { $ends ->
            [never] This account is banned from this server. Contact the operator if this is a mistake. Reason: { $reason }
           *[other] This account is banned from this server until { $until } (UTC). Contact the operator if this is a mistake. Reason: { $reason }
        }
       *[other] { $ends ->
            [never] This account is banned from this server. Contact the operator if this is a mistake.
           *[other] This account is banned from this server until { $until } (UTC). Contact the operator if this is a mistake.
        }
    }
refused-recovery = The name or the recovery code is wrong, or the code has already been used. Check both, or use another code.
refused-link = This link has expired or has already been used. Request a new one.
refused-no-mail = This server doesn’t send e-mail. Use a recovery code instead.
refused-oneself = You can’t add yourself as a friend or block yourself.
refused-relations = You’ve reached the limit of { $most } friends and blocked players. Remove one first.
refused-reports = You can report at most { $most } players a day. Try again tomorrow.
refused-report-long = Describe the problem in at most { $most } characters.

## Limits

refused-often = Too many requests; please wait a moment.
refused-sockets = Too many open connections from your network. Close some tabs and try again.
refused-tries = Too many attempts; please wait a while.
refused-busy = The solver is busy; please try again.
refused-waiting =
    { $count ->
        [one] One of your requests is already waiting for the solver; please try again once it is answered.
       *[other] { $count } of your requests are already waiting for the solver; please try again once they are answered.
    }
refused-at-once = Too many requests at once; please wait until your earlier requests are answered.
refused-moment = The server is busy; please try again in a moment.
refused-quota =
    { $minutes ->
        [one] Too much has been stored from your network address recently. Try again in one minute.
       *[other] Too much has been stored from your network address recently. Try again in { $minutes } minutes.
    }
refused-store = Games can’t be saved right now. Nothing was lost; please try again.
refused-failed = Something went wrong on our side, and we’ve logged it. Please try again.
refused-cancelled = The request was cancelled.

## Games

refused-owner = This is someone else’s game: you can watch, but not play.
refused-sealed = Others are still playing this board. Wait until everyone has finished.
refused-sealed-help = Help is off while others play the same board.
refused-outside = This cell isn’t on the board.
refused-no-lesson = Lesson not found. Reload the page.
refused-no-drill = Drill not found. Start a new one.
refused-no-puzzle = Puzzle not found. Reload the page.
refused-no-position = Position not found. It may have been deleted.

## Accounts

refused-log-in = You need to log in first.
refused-log-in-settings = Log in to save your settings.
refused-no-session = Session not found. It may have ended. Reload the page.
refused-no-data = We don’t have any data about you.
refused-credentials = The name or the password is wrong. Check both and try again.
refused-password = Wrong password. Try again.

## On the page

server-silent = The request failed for an unknown reason. Please try again.
server-none = This feature needs a server, but this copy of the site runs without one.
server-unreachable = Can’t reach the server. Check your connection and try again.
