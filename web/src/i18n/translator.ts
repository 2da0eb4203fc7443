import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Language } from './languages';
import { inDigits } from './number';
import type { Args, Phrase } from './phrase';

/** A whole number so small that all languages here write it alike: to find out how one writes numbers would keep the first page waiting. */
class SmallNumber extends FluentNumber {
  static readonly MOST = 999;

  override toString(): string {
    return inDigits(this.value);
  }
}

const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= SmallNumber.MOST;

/** Sentences of one language. */
export class Translator {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  /** Made when first needed: it costs more than all else here. */
  #list: Intl.ListFormat | undefined;
  readonly #missed: () => void;

  /** Whoever asks for a sentence that is not there is told apart by `missed`. */
  constructor(language: Language, sources: Iterable<string>, missed: () => void = () => {}) {
    this.language = language;
    this.#missed = missed;
    // The marks that keep text of both directions apart are of no use in these five languages.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string) {
    this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence; its key where there is none, which a test keeps from happening. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      this.#missed();
      return key;
    }
    const words = Object.entries(args).map(([slot, value]) => [slot, this.#word(value)] as const);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(words));
  }

  #word(value: Args[string]): string | number | FluentNumber {
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
