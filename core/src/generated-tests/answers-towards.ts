import type { Answers } from '../field-types/field-types.ts';
import type { CoverageItem } from '../form-tests/coverage-item.ts';
import { clockAt } from '../form-tests/run-form.ts';
import { fillAtRandom } from '../random-answers/fill-at-random.ts';
import { Random } from '../runtime/random.ts';
import { createSession } from '../session/create-session.ts';
import type { Program } from '../session/program/program.ts';
import { Steering } from './steering.ts';

export interface Direction {
  /** The part of the form to reach. */
  readonly part: CoverageItem;
  /** Other parts to cover on the way: options of other fields. */
  readonly others: readonly CoverageItem[];
  readonly seed: number;
  /** The day on which the answers are given, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Returns answers that probably reach a part of a form, the best first: with every question that they
 * bring answered, and without that, because an answer can undo a rule.
 */
export function* answersTowards(
  program: Program,
  { part, others, seed, day }: Direction,
): Generator<Answers> {
  const session = createSession(program, { clock: clockAt(day) });
  fillAtRandom(session, { seed });
  const steering = new Steering(program, session, new Random(seed));
  for (const other of optionsOfOtherFields(others, part)) steering.reach(other);
  steering.reach(part);
  const steered = session.allAnswers();
  fillAtRandom(session, { seed, keepsAnswers: true });
  yield session.allAnswers();
  yield steered;
}

/** One option of each other field: a test can choose several at once. */
function optionsOfOtherFields(
  parts: readonly CoverageItem[],
  { at }: CoverageItem,
): Iterable<CoverageItem> {
  const options = parts.filter((part) => part.kind === 'option' && part.at !== at);
  return new Map(options.toReversed().map((part) => [part.at, part])).values();
}
