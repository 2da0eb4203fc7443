/** What is being shown in words, for every part of a scene. */
import { createContext } from 'svelte';

/** Returns the text of the last thing that happened; empty before the first. */
type Narration = () => string;

export const [getNarration, setNarration] = createContext<Narration>();
