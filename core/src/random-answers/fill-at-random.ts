import { Random } from '../runtime/random.ts';
import { SessionCell } from '../session/cells/session-cell.ts';
import { shownCellsIn } from '../session/cells/shown-cells-in.ts';
import type { Session } from '../session/session.ts';
import { issuesOf, validateSession } from '../session/validation/validate-session.ts';
import type { Issue } from '../validation/issue.ts';
import { answerAtRandom, isAnswerable } from './answer-at-random.ts';
import { fillRows, isRows } from './random-rows.ts';

export interface FillOptions {
  /** The same seed gives the same answers to the same form. */
  readonly seed: number;
  /** Only this page; the whole form when absent. */
  readonly pageIndex?: number | undefined;
  /** Keeps the answers that exist and are valid. */
  readonly keepsAnswers?: boolean;
}

/** What filling in left undone. */
export interface FillResult {
  /** The paths of shown questions whose answer cannot be invented: files, logins, look-ups. */
  readonly unfilled: readonly string[];
  /** The errors that remain. */
  readonly issues: readonly Issue[];
}

/** Other answers are tried while an error remains, such as a stop block that some choice shows. */
const attempts = 12;
/** An answer can show questions and change rules of earlier ones, which are then answered again. */
const rounds = 8;
const answersTried = 40;

/**
 * Fills in a session with random answers that its own validation accepts, for every shown and enabled
 * question. What remains wrong is in the result: rules can contradict each other.
 */
export function fillAtRandom(session: Session, options: FillOptions): FillResult {
  const kept = options.keepsAnswers ? answeredCells(session, options.pageIndex) : new Set<string>();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Multiplied, because Xorshift starts with similar numbers for seeds that differ little.
    const random = new Random(Math.imul(options.seed * attempts + attempt + 1, 0x9e3779b1));
    new Filling(session, random, kept).fill(options.pageIndex);
    const result = resultOf(session, options.pageIndex);
    const avoidable = result.issues.some(({ path }) => !result.unfilled.includes(path));
    if (!avoidable) return result;
  }
  return resultOf(session, options.pageIndex);
}

const shownCells = (session: Session, pageIndex: number | undefined): readonly SessionCell[] =>
  session.pages
    .filter(({ visible }, index) => visible && (pageIndex ?? index) === index)
    .flatMap(({ cells }) => shownCellsIn(cells))
    .filter((cell) => cell instanceof SessionCell);

function answeredCells(session: Session, pageIndex: number | undefined): Set<string> {
  const answered = shownCells(session, pageIndex).filter(
    (cell) =>
      cell.definition.role === 'input' && !isEmpty(cell) && issuesOf(cell, session).length === 0,
  );
  return new Set(answered.map(({ key }) => key));
}

function resultOf(session: Session, pageIndex: number | undefined): FillResult {
  const open = shownCells(session, pageIndex).filter(
    (cell) => cell.definition.role === 'input' && !isAnswerable(cell) && isEmpty(cell),
  );
  return {
    unfilled: open.map((cell) => session.pathOf(cell)),
    issues: validateSession(session, pageIndex),
  };
}

function isEmpty({ definition, value }: SessionCell): boolean {
  return definition.role === 'input' && (value === null || definition.isEmpty(value));
}

/** One attempt: every question gets an answer, some of them several times. */
class Filling {
  readonly #session: Session;
  readonly #random: Random;
  readonly #done: Set<string>;

  constructor(session: Session, random: Random, kept: ReadonlySet<string>) {
    this.#session = session;
    this.#random = random;
    this.#done = new Set(kept);
  }

  fill(pageIndex: number | undefined): void {
    for (let round = 0; round < rounds; round += 1) {
      const open = shownCells(this.#session, pageIndex).filter((cell) => this.#isOpen(cell));
      if (open.length === 0) return;
      // An answer can hide a later question, or show one: only shown ones are answered, in rounds.
      for (const cell of open) if (cell.visible) this.#fillCell(cell);
    }
  }

  #isOpen(cell: SessionCell): boolean {
    if (!cell.enabled) return false;
    if (!isRows(cell) && !isAnswerable(cell)) return false;
    return !this.#done.has(cell.key) || hasIssues(cell, this.#session);
  }

  #fillCell(cell: SessionCell): void {
    this.#done.add(cell.key);
    if (isRows(cell)) return fillRows(this.#session, cell, this.#random);
    for (let tried = 0; isAnswerable(cell) && tried < answersTried; tried += 1) {
      this.#session.set(cell, answerAtRandom(cell, this.#session.clock, this.#random));
      if (!hasIssues(cell, this.#session)) return;
    }
  }
}

/** The errors of the question itself, without those in its rows. */
const hasIssues = (cell: SessionCell, session: Session) => {
  const path = session.pathOf(cell);
  return issuesOf(cell, session).some((issue) => issue.path === path);
};
