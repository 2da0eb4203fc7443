import type { FaceLooks } from '../../../ui/face';
import type { Kind, Side } from '../wire';

/** The look of a collector, made of parts that Collector.svelte draws. */
export interface Looks extends FaceLooks {
  hat:
    | 'turban'
    | 'hood'
    | 'beret'
    | 'crown'
    | 'scholar'
    | 'wimple'
    | 'straw'
    | 'bun'
    | 'mitre'
    | 'cowl'
    | 'tall'
    | 'curls';
  hatColour: string;
  robe: string;
  collar: 'ruff' | 'chain' | 'fur' | 'shawl' | 'plain' | 'beads';
}

/** The twelve collectors. */
export const COLLECTORS: Record<Kind, Record<Side, Looks>> = {
  idol: {
    A: {
      skin: '#b9794a',
      shade: '#8f5730',
      hair: '#2b1a10',
      hat: 'turban',
      hatColour: '#f0c04a',
      beard: 'goatee',
      eyes: 'sly',
      mouth: 'smirk',
      robe: '#7c2f1e',
      collar: 'chain',
    },
    B: {
      skin: '#7a4a2c',
      shade: '#57321b',
      hair: '#1b120c',
      hat: 'crown',
      hatColour: '#f0bd45',
      beard: 'none',
      eyes: 'open',
      mouth: 'flat',
      robe: '#2f5d50',
      collar: 'beads',
    },
  },
  jewelry: {
    A: {
      skin: '#f0c9a4',
      shade: '#cf9f76',
      hair: '#6b2f1b',
      hat: 'bun',
      hatColour: '#4f97ea',
      beard: 'none',
      eyes: 'monocle',
      mouth: 'smile',
      robe: '#1f4c8f',
      collar: 'chain',
    },
    B: {
      skin: '#d9a679',
      shade: '#b27f53',
      hair: '#d8d3c7',
      hat: 'tall',
      hatColour: '#173a70',
      beard: 'moustache',
      eyes: 'wide',
      mouth: 'flat',
      robe: '#3a2a55',
      collar: 'ruff',
    },
  },
  manuscript: {
    A: {
      skin: '#ecd2b4',
      shade: '#c8a884',
      hair: '#e6e2da',
      hat: 'scholar',
      hatColour: '#3c3c44',
      beard: 'long',
      eyes: 'glasses',
      mouth: 'flat',
      robe: '#57565c',
      collar: 'plain',
    },
    B: {
      skin: '#8f5d3b',
      shade: '#6a4127',
      hair: '#241710',
      hat: 'hood',
      hatColour: '#77757c',
      beard: 'none',
      eyes: 'sly',
      mouth: 'smirk',
      robe: '#2e2d33',
      collar: 'plain',
    },
  },
  pottery: {
    A: {
      skin: '#d39a6a',
      shade: '#a97243',
      hair: '#4a2a16',
      hat: 'straw',
      hatColour: '#e6c27a',
      beard: 'full',
      eyes: 'open',
      mouth: 'smile',
      robe: '#b4562a',
      collar: 'plain',
    },
    B: {
      skin: '#f2d0ae',
      shade: '#d0a67e',
      hair: '#b4541e',
      hat: 'curls',
      hatColour: '#b4541e',
      beard: 'none',
      eyes: 'wide',
      mouth: 'open',
      robe: '#5c6b2f',
      collar: 'shawl',
    },
  },
  remains: {
    A: {
      skin: '#e2d6b8',
      shade: '#b8ab8a',
      hair: '#3d3d33',
      hat: 'cowl',
      hatColour: '#285c3d',
      beard: 'none',
      eyes: 'closed',
      mouth: 'flat',
      robe: '#1d4530',
      collar: 'beads',
    },
    B: {
      skin: '#c48d62',
      shade: '#986640',
      hair: '#f0ece2',
      hat: 'mitre',
      hatColour: '#eee3c6',
      beard: 'full',
      eyes: 'open',
      mouth: 'flat',
      robe: '#5dba7d',
      collar: 'plain',
    },
  },
  tapestry: {
    A: {
      skin: '#f3d6bd',
      shade: '#d1a98b',
      hair: '#8a5a2b',
      hat: 'wimple',
      hatColour: '#f4ecff',
      beard: 'none',
      eyes: 'open',
      mouth: 'smirk',
      robe: '#6d3fae',
      collar: 'fur',
    },
    B: {
      skin: '#6f4429',
      shade: '#4d2d19',
      hair: '#150e09',
      hat: 'beret',
      hatColour: '#a673e6',
      beard: 'moustache',
      eyes: 'sly',
      mouth: 'smile',
      robe: '#3a1f5c',
      collar: 'ruff',
    },
  },
};
