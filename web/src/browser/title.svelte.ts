/** The title of the window, where a part of the page has more to say than the page: whose turn it is, for one. */
let told = $state<string>();

export const windowTitle = {
  get told(): string | undefined {
    return told;
  },
  /** Says another title until what is returned is called. */
  tell(text: string): () => void {
    told = text;
    return () => {
      if (told === text) told = undefined;
    };
  },
};
