import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Language } from './languages';
import { inDigits } from './number';
import type { Args, Phrase } from './phrase';

/** A whole number below 1000, which all our languages write alike. It is formatted without `Intl`, which is slow on the first page. */
class SmallNumber extends FluentNumber {
  static readonly MAX = 999;

  override toString(): string {
    return inDigits(this.value);
  }
}

const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= SmallNumber.MAX;

/** The texts of one language. */
export class Translator {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  /** Created when first needed, because that is slow. */
  #list: Intl.ListFormat | undefined;
  readonly #onMissing: () => void;

  /** `onMissing` is called for every text that does not exist. */
  constructor(language: Language, sources: Iterable<string>, onMissing: () => void = () => {}) {
    this.language = language;
    this.#onMissing = onMissing;
    // Isolation marks are for bidirectional text, which these five languages don't have.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string) {
    this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key. If there is none, the key itself; a test ensures that every key has one. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      this.#onMissing();
      return key;
    }
    const words = Object.entries(args).map(([slot, value]) => [slot, this.#format(value)] as const);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(words));
  }

  #format(value: Args[string]): string | number | FluentNumber {
    if (typeof value === 'number' && isSmall(value)) return new SmallNumber(value);
    if (typeof value !== 'object') return value;
    if (isPhrase(value)) return this.say(value.key, value.args);
    this.#list ??= new Intl.ListFormat(this.language, { type: 'conjunction' });
    return this.#list.format(value.map((phrase) => this.say(phrase.key, phrase.args)));
  }
}

function isPhrase(value: Phrase | readonly Phrase[]): value is Phrase {
  return !Array.isArray(value);
}
