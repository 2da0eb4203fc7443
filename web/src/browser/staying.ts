import { onDestroy } from 'svelte';
import { router } from './router.svelte';

/** Returns a function that says whether this page is still open. After a wait, only a person who stayed is sent to another page. */
export function staying(): () => boolean {
  const path = router.path;
  let here = true;
  onDestroy(() => (here = false));
  return () => here && router.path === path;
}
