licenses-own = Gravegoods is free and open source. You may use it under the { $first } or the { $second } licence.
licenses-others = It includes software by other people. Open an entry to read its licence.
licenses-crates = In the server
licenses-packages = In the browser
licenses-source = Source code
