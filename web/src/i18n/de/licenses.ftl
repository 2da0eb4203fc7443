licenses-own = Gravegoods ist freie, quelloffene Software. Du darfst sie nach der { $first }- oder der { $second }-Lizenz nutzen.
licenses-others = Darin steckt auch Software von anderen. Öffne einen Eintrag, um seine Lizenz zu lesen.
licenses-crates = Im Server
licenses-packages = Im Browser
licenses-source = Quelltext
