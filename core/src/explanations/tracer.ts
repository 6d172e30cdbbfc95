import type { AnswerValue } from '../field-types/field-types.ts';
import { aspects } from '../logic/action.ts';
import type { SessionCell } from '../session/cells/session-cell.ts';
import { pathOfCell } from '../session/cells/cell-path.ts';
import type { MatchesPattern } from '../patterns/pattern-matcher.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Session } from '../session/session.ts';
import type { FlagTrace, Seen, TracedField, ValueTrace } from './trace.ts';

export interface TraceOptions {
  /** Leaves every answer out, for logs and for those who may not see answers. */
  readonly isMasked?: boolean;
  /** How many fields a trace follows one after the other. */
  readonly maxDepth?: number;
  /** How many parts a trace has at most. */
  readonly maxParts?: number;
}

/** How the parts of a trace call each other. */
export interface TraceWriters {
  visible(tracer: Tracer, cell: SessionCell): FlagTrace;
  value(tracer: Tracer, cell: SessionCell): ValueTrace;
}

/** One explanation while it is made: its limits, and what all its parts share. */
export class Tracer {
  readonly clock: Clock;
  readonly matchesPattern: MatchesPattern;
  readonly isMasked: boolean;
  private readonly writers: TraceWriters;
  private depthLeft: number;
  private partsLeft: number;

  constructor(
    { clock, matchesPattern }: Pick<Session, 'clock' | 'matchesPattern'>,
    { isMasked = false, maxDepth = 12, maxParts = 1000 }: TraceOptions,
    writers: TraceWriters,
  ) {
    this.clock = clock;
    this.matchesPattern = matchesPattern;
    this.isMasked = isMasked;
    this.writers = writers;
    this.depthLeft = maxDepth;
    this.partsLeft = maxParts;
  }

  /** The field of a cell; with its label as it was written when answers may stand in it. */
  traceField(cell: SessionCell): TracedField {
    const { id, label } = this.isMasked ? cell.program.field : cell.field;
    return { fieldId: id, path: pathOfCell(cell), label };
  }

  /** What something sees of a cell: what was given, or nothing when the cell is hidden. */
  seen(cell: SessionCell, answer: AnswerValue): Seen {
    if (answer === null) return { kind: 'empty', isHidden: isHidden(cell) };
    return this.isMasked ? { kind: 'masked' } : { kind: 'answer', value: answerOf(cell, answer) };
  }

  /** Takes `count` parts of what the trace may hold; answers how many there were. */
  take(count: number): number {
    const taken = Math.min(count, this.partsLeft);
    this.partsLeft -= taken;
    return taken;
  }

  /** Goes one field further, unless the trace ends here: then `end`. */
  follow<T>(trace: () => T, end: () => T): T {
    if (this.depthLeft === 0 || this.take(1) === 0) return end();
    this.depthLeft -= 1;
    const result = trace();
    this.depthLeft += 1;
    return result;
  }

  /** Why a cell that something reads has no answer to give, or how it came to its answer. */
  because(cell: SessionCell, isRaw: boolean): FlagTrace | ValueTrace | null {
    if (!isRaw && isHidden(cell)) return this.writers.visible(this, cell);
    return cell.program.compute || cell.filling ? this.writers.value(this, cell) : null;
  }
}

/** The answer as people know it: rows hold theirs themselves. */
const answerOf = (cell: SessionCell, answer: AnswerValue) =>
  cell.program.rowScope ? cell.value : answer;

/** Whether rules and groups of its own scope hide a cell, so that others see no answer. */
export const isHidden = (cell: SessionCell): boolean => (cell.flags & aspects.visible) === 0;
