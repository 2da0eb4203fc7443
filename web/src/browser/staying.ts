import { onDestroy } from 'svelte';
import { router } from './router.svelte';

/** Tells, after some wait, whether the reader is still where this was asked: whoever has gone elsewhere meanwhile is not led away from there. */
export function staying(): () => boolean {
  const path = router.path;
  let here = true;
  onDestroy(() => (here = false));
  return () => here && router.path === path;
}
