/** A text before translation: its key and arguments. */
export interface Phrase {
  key: string;
  args?: Args;
}

/** The arguments of a text. Phrases among them are translated first; several become a list. */
export type Args = Readonly<Record<string, string | number | Phrase | readonly Phrase[]>>;

/** A phrase that is the same text in every language, such as a name. */
export const name = (text: string): Phrase => ({ key: 'verbatim', args: { text } });
