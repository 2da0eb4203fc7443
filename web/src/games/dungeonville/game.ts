import { defineGame } from '../game';
import type { Types } from './wire';

export default defineGame<Types>({
  sections: ['dungeonville', 'dungeonville-cards'],
  tableSections: ['dungeonville-ask', 'dungeonville-log', 'dungeonville-table'],
  lessonSection: 'dungeonville-guide',
  picture: () => import('./Picture.svelte'),
  art: () => import('./art/Gallery.svelte'),
  table: () => import('./table/Table.svelte'),
  watch: () => import('./table/Watch.svelte'),
  rules: () => import('./rules/help'),
  cast: () => import('./cast/cast'),
  piece: () => import('./art/Piece.svelte'),
});
