/** Prints the ten slowest tests at the end of a run, and then the failed ones: the end of the output is what people read. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 10;

/** The file and the title of a test. */
const named = (test: TestCase) => test.titlePath().slice(2).join(' › ');

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
      console.log(`  ${(took / 1000).toFixed(1).padStart(6)} s  ${named(test)}`);
    }
    for (const test of this.#took.keys()) if (!test.ok()) console.log(`  FAILED: ${named(test)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
