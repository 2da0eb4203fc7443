/** How the characters look; Face.svelte draws it. */
import type { FaceLooks } from '../../ui/face';
import type { Character } from './cast';

export interface Looks extends FaceLooks {
  style: 'bun' | 'bald' | 'curls' | 'slick' | 'bob' | 'shaggy' | 'short' | 'long';
  robe: string;
  /** The light behind them. */
  back: string;
}

export const LOOKS: Record<Character, Looks> = {
  ottilia: {
    skin: '#f0d2b4',
    shade: '#cfa682',
    hair: '#d8d3c7',
    style: 'bun',
    beard: 'none',
    eyes: 'glasses',
    mouth: 'smirk',
    robe: '#4a3a63',
    back: '#8a7aa8',
  },
  balthasar: {
    skin: '#7a4a2c',
    shade: '#57321b',
    hair: '#1f150e',
    style: 'bald',
    beard: 'full',
    eyes: 'open',
    mouth: 'smile',
    robe: '#1f5a50',
    back: '#5fa596',
  },
  cosima: {
    skin: '#f6d3b3',
    shade: '#d8a983',
    hair: '#b4541e',
    style: 'curls',
    beard: 'none',
    eyes: 'wide',
    mouth: 'grin',
    robe: '#5c6b2f',
    back: '#b3b96a',
  },
  dorian: {
    skin: '#ead9c6',
    shade: '#c4ad94',
    hair: '#241c22',
    style: 'slick',
    beard: 'moustache',
    eyes: 'sly',
    mouth: 'smirk',
    robe: '#5d1f2b',
    back: '#b0616b',
  },
  elektra: {
    skin: '#c9976a',
    shade: '#9d6e45',
    hair: '#17131a',
    style: 'bob',
    beard: 'none',
    eyes: 'sly',
    mouth: 'flat',
    robe: '#1f4c8f',
    back: '#7fa9e0',
  },
  florian: {
    skin: '#f4cba6',
    shade: '#d69e74',
    hair: '#e0b24a',
    style: 'shaggy',
    beard: 'none',
    eyes: 'wide',
    mouth: 'smile',
    robe: '#a8571f',
    back: '#e8b06a',
  },
  hector: {
    skin: '#b07a4e',
    shade: '#875833',
    hair: '#4a2a16',
    style: 'short',
    beard: 'goatee',
    eyes: 'open',
    mouth: 'flat',
    robe: '#3d4048',
    back: '#9aa0aa',
  },
  melusina: {
    skin: '#5f3a25',
    shade: '#432616',
    hair: '#eee9dd',
    style: 'long',
    beard: 'none',
    eyes: 'closed',
    mouth: 'smile',
    robe: '#6d3fae',
    back: '#b893e6',
  },
};
