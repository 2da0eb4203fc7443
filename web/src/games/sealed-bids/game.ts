import { defineGame } from '../game';
import type { Types } from './wire';

export default defineGame<Types>({
  sections: ['sealed-bids'],
  tableSections: [],
  picture: () => import('./Picture.svelte'),
  art: () => import('./Gallery.svelte'),
  table: () => import('./table/Table.svelte'),
  watch: () => import('./table/Watch.svelte'),
});
