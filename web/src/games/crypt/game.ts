import { defineGame } from '../game';
import type { Types } from './wire';

export default defineGame<Types>({
  sections: ['crypt'],
  tableSections: ['crypt-log', 'crypt-ask', 'crypt-end', 'crypt-variants'],
  lessonSection: 'crypt-guide',
  picture: () => import('./Picture.svelte'),
  art: () => import('./art/Gallery.svelte'),
  table: () => import('./table/Table.svelte'),
  watch: () => import('./table/Watch.svelte'),
  rules: () => import('./rules/help'),
  cast: () => import('./cast/cast'),
  piece: () => import('./art/Piece.svelte'),
  otherColour: ({ ghost }) => (ghost === 'pale' ? undefined : ghost),
  introductions: () => import('./lesson/introductions'),
  teams: {
    name: ({ variant }, team) =>
      variant === 'houses' ? { key: 'crypt-house', args: { house: team } } : { key: 'crypt-twins' },
    sharesColour: ({ variant }) => variant === 'houses',
    mark: () => import('./art/TeamMark.svelte'),
  },
  partName: (_, kind) => ({ key: 'crypt-of-kind', args: { kind } }),
  optionPart: () => import('./CollectorSide.svelte'),
});
