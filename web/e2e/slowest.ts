/** Prints the ten slowest tests at the end of a run. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 10;

export default class Slowest implements Reporter {
  readonly #took = new Map<TestCase, number>();

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#took.set(test, (this.#took.get(test) ?? 0) + duration);
  }

  onEnd(): void {
    const slowest = [...this.#took].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
    // For a few tests the normal list is enough.
    if (this.#took.size <= SHOWN) return;
    const sum = [...this.#took.values()].reduce((all, one) => all + one, 0);
    console.log(
      `\n  The ${SHOWN} slowest of ${this.#took.size} tests, which took ${(sum / 1000).toFixed(0)} s one after another:`,
    );
    for (const [test, took] of slowest) {
      const [, , ...title] = test.titlePath();
      console.log(`  ${(took / 1000).toFixed(1).padStart(6)} s  ${title.join(' › ')}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
