/** The name of a variant in lists of games, once the texts of its game are loaded. */
import { gameOf } from '../../games';
import { offered } from '../../games/offered.svelte';
import { poolTexts } from '../../games/options';
import { need, say } from '../../i18n/index.svelte';

export class VariantNames {
  #loaded = $state.raw<ReadonlySet<string>>(new Set());

  /** Loads the texts of games. Without them, variants have no name. */
  async load(games: readonly string[]): Promise<void> {
    const wanted = [...new Set(games)].filter((game) => !this.#loaded.has(game));
    if (wanted.length === 0) return;
    await Promise.all([offered.load(), need(...wanted.flatMap((game) => gameOf(game)?.sections ?? []))]);
    this.#loaded = new Set([...this.#loaded, ...wanted]);
  }

  /** What is not as in the base game; empty if nothing is. */
  of({ game, variant, players }: { game: string; variant: string; players: number }): string {
    const info = this.#loaded.has(game) ? offered.games.find(({ name }) => name === game) : undefined;
    return info ? poolTexts(info, variant, players).map(say).join(' · ') : '';
  }
}
