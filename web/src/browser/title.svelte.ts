/** A window title that replaces the title of the page, for example to say whose turn it is. */
let title = $state<string>();

export const windowTitle = {
  get text(): string | undefined {
    return title;
  },
  /** Sets the title, until the returned function is called. */
  set(text: string): () => void {
    title = text;
    return () => {
      if (title === text) title = undefined;
    };
  },
};
