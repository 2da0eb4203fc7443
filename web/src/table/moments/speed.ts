/** How long moments are shown. */
import type { Speed } from '../../person/settings.svelte';

/** How much longer a moment lasts than at normal speed. */
export const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** The longest time between two decisions of the reader, in milliseconds at normal speed. More moments are shown faster. */
export const LONGEST_WAIT = 8000;
