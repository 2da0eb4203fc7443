/**
 * The path of every page. The router reads it, and the build writes it to a file for the server, which answers 404 at any
 * other path. `{game}` is the name of a game, `{table}` the id of a table.
 */
export const ROUTES = {
  home: '/',
  rules: '/rules/{game}',
  summary: '/rules/{game}/summary',
  play: '/play/{game}',
  solo: '/solo/{game}',
  new: '/new/{game}',
  lessons: '/learn',
  learn: '/learn/{game}',
  standings: '/standings/{game}',
  table: '/table/{table}',
  replay: '/replay/{table}',
  lobby: '/lobby',
  account: '/account',
  gallery: '/gallery',
  galleryTable: '/gallery/table',
  licenses: '/licenses',
} as const;
