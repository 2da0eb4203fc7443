import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './languages';
import type { Args, Phrase } from './phrase';

/** Sentences of one language. */
export class Translator {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;

  constructor(language: Language, sources: Iterable<string>) {
    this.language = language;
    // The marks that keep text of both directions apart are of no use in these five languages.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence; its key where there is none, which a test keeps from happening. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const words = Object.entries(args).map(([slot, value]) => [slot, this.#word(value)] as const);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(words));
  }

  #word(value: Args[string]): string | number {
    if (typeof value !== 'object') return value;
    if (isPhrase(value)) return this.say(value.key, value.args);
    return this.#list.format(value.map((phrase) => this.say(phrase.key, phrase.args)));
  }
}

function isPhrase(value: Phrase | readonly Phrase[]): value is Phrase {
  return !Array.isArray(value);
}
