/** What is being shown in words, for every part of a scene. */
import { createContext, getContext, setContext } from 'svelte';

/** Returns the text of the last thing that happened; empty before the first. */
type Narration = () => string;

export const [getNarration, setNarration] = createContext<Narration>();

const HEADLINE = Symbol('headline');

/** Makes what happened last the headline of the tables within: in a replay nobody has a turn. */
export const setHeadline = (): true => setContext(HEADLINE, true);

export const hasHeadline = (): boolean => getContext(HEADLINE) === true;
