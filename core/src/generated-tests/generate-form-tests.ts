import type { Answers } from '../field-types/field-types.ts';
import { Coverage } from '../form-tests/coverage.ts';
import { coverageItemsOf, type CoverageItem } from '../form-tests/coverage-item.ts';
import type { GivenAnswers } from '../form-tests/run-form.ts';
import { recordFormTest } from '../form-tests/record-form-test.ts';
import type { Program } from '../session/program/program.ts';
import { maxTests, type FormTest } from '../version-settings/form-test.ts';
import { answersTowards } from './answers-towards.ts';

export interface GenerationOptions {
  /** The tests that exist: only what they do not cover is generated. */
  readonly tests: readonly FormTest[];
  /** The day on which the tests run, `YYYY-MM-DD`. */
  readonly day: string;
  readonly createId: () => string;
  /** Names a test by what it covers. */
  readonly nameOf: (covered: readonly CoverageItem[]) => string;
}

/** How far generation is: parts that were tried, of all parts that no test covered. */
export interface GenerationProgress {
  readonly tried: number;
  readonly total: number;
}

/** Later attempts make other random choices. */
const attempts = 3;

interface Candidate {
  readonly answers: Answers;
  /** What it covers of the parts that no existing test covers. */
  readonly covered: readonly CoverageItem[];
  /** The parts that no earlier candidate covers. */
  readonly added: readonly CoverageItem[];
}

/**
 * Generates tests for what no test covers, and yields after each part so that the caller can pause.
 * They record what the form does now; whether that is intended is for the designer to judge. Parts that
 * it does not reach stay uncovered. Same form, same tests.
 */
export function* generateFormTests(
  program: Program,
  options: GenerationOptions,
): Generator<GenerationProgress, readonly FormTest[]> {
  const generation = new Generation(program, options);
  const parts = [...generation.open];
  const total = parts.length * attempts;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (const [at, part] of parts.entries()) {
      if (generation.isFull) return generation.finish();
      const tried = attempt * parts.length + at + 1;
      generation.reach(part, attempt, tried);
      yield { tried, total };
    }
  }
  return generation.finish();
}

class Generation {
  readonly #program: Program;
  readonly #options: GenerationOptions;
  readonly #wanted: readonly CoverageItem[];
  readonly #found: Candidate[] = [];
  readonly open: Set<CoverageItem>;

  constructor(program: Program, options: GenerationOptions) {
    this.#program = program;
    this.#options = options;
    const covered = coverageOf(program, options.tests);
    this.#wanted = [...coverageItemsOf(program)].filter((part) => !covered.has(part));
    this.open = new Set(this.#wanted);
  }

  get isFull(): boolean {
    return this.#options.tests.length + this.#found.length >= maxTests;
  }

  /** Adds a test that covers the part, or at least another uncovered one. */
  reach(part: CoverageItem, attempt: number, seed: number): void {
    if (!this.open.has(part)) return;
    const others = attempt === 0 ? [...this.open] : [];
    const { day } = this.#options;
    for (const answers of answersTowards(this.#program, { part, others, seed, day })) {
      const coverage = coverageOf(this.#program, [{ day, answers }]);
      const covered = this.#wanted.filter((one) => coverage.has(one));
      const added = covered.filter((one) => this.open.has(one));
      if (added.length === 0) continue;
      this.#found.push({ answers, covered, added });
      for (const one of added) this.open.delete(one);
      return;
    }
  }

  finish(): readonly FormTest[] {
    const { day, createId, nameOf } = this.#options;
    return withoutRedundant(this.#found).map(({ answers, added }) =>
      recordFormTest(this.#program, { id: createId(), name: nameOf(added), day, answers }),
    );
  }
}

function coverageOf(program: Program, tests: readonly GivenAnswers[]): Coverage {
  const coverage = new Coverage();
  for (const test of tests) coverage.add(program, test);
  return coverage;
}

/** Leaves out each candidate whose parts the other ones cover as well, the earliest first. */
function withoutRedundant(found: readonly Candidate[]): readonly Candidate[] {
  let kept = found;
  for (const one of found) {
    const others = kept.filter((other) => other !== one);
    const covered = new Set(others.flatMap((other) => other.covered));
    if (one.covered.every((part) => covered.has(part))) kept = others;
  }
  return kept;
}
