crypt-ghost = the Ghost
crypt-kind-letter = { $kind ->
    [idol] I
    [jewelry] J
    [manuscript] M
    [pottery] P
    [remains] R
   *[tapestry] T
}
