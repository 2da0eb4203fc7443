/** The question before a move that takes only one press, for people who want to confirm every move. */
class OneMoreQuestion {
  open = $state(false);
  #answer: ((sure: boolean) => void) | undefined;

  /** Asks, and returns the answer. An older question counts as declined. */
  ask(): Promise<boolean> {
    this.answer(false);
    this.open = true;
    return new Promise((answer) => (this.#answer = answer));
  }

  answer(sure: boolean): void {
    this.open = false;
    this.#answer?.(sure);
    this.#answer = undefined;
  }
}

export const oneMoreQuestion = new OneMoreQuestion();
