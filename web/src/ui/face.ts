/** How a face looks; Features.svelte draws it. */
export interface FaceLooks {
  skin: string;
  shade: string;
  hair: string;
  beard: 'none' | 'goatee' | 'full' | 'moustache' | 'long';
  eyes: 'open' | 'glasses' | 'monocle' | 'sly' | 'closed' | 'wide';
  mouth: 'smile' | 'smirk' | 'flat' | 'open' | 'grin';
}
