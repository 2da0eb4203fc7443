/** A sentence that is not yet in any language. */
export interface Phrase {
  key: string;
  args?: Args;
}

/** What a sentence is about; phrases within it are put into words first, several of them as a list. */
export type Args = Readonly<Record<string, string | number | Phrase | readonly Phrase[]>>;

/** A phrase that is the same text in every language, such as a name. */
export const name = (text: string): Phrase => ({ key: 'verbatim', args: { text } });
