import type { AnswerValue } from '../field-types/field-types.ts';
import { aspects } from '../logic/action.ts';
import type { SessionCell } from '../session/cells/session-cell.ts';
import { pathOfCell } from '../session/cells/cell-path.ts';
import type { MatchesPattern } from '../patterns/pattern-matcher.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Session } from '../session/session.ts';
import type { FlagTrace, Seen, TracedField, ValueTrace } from './trace.ts';

export interface TraceOptions {
  /** Leaves out every answer, for logs and for users who may not see answers. */
  readonly isMasked?: boolean;
  /** The maximum number of fields in a chain. */
  readonly maxDepth?: number;
  /** The maximum number of parts of a trace. */
  readonly maxParts?: number;
}

/** The functions with which tracers call each other. */
export interface TraceWriters {
  visible(tracer: Tracer, cell: SessionCell): FlagTrace;
  value(tracer: Tracer, cell: SessionCell): ValueTrace;
}

/** The state of one explanation: its limits, and the shared context. */
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

  /**
   * Returns the field of a cell; with its label as written when the evaluated one may contain
   * answers.
   */
  traceField(cell: SessionCell): TracedField {
    const { id, label } = this.isMasked ? cell.program.field : cell.field;
    return { fieldId: id, path: pathOfCell(cell), label };
  }

  /** Returns the given value as it is read from a cell: empty when the cell is hidden. */
  seen(cell: SessionCell, answer: AnswerValue): Seen {
    if (answer === null) return { kind: 'empty', isHidden: isHidden(cell) };
    return this.isMasked ? { kind: 'masked' } : { kind: 'answer', value: answerOf(cell, answer) };
  }

  /** Reserves `count` parts of the trace; returns how many were available. */
  take(count: number): number {
    const taken = Math.min(count, this.partsLeft);
    this.partsLeft -= taken;
    return taken;
  }

  /** Continues with the next field, or returns `end` at the limit. */
  follow<T>(trace: () => T, end: () => T): T {
    if (this.depthLeft === 0 || this.take(1) === 0) return end();
    this.depthLeft -= 1;
    const result = trace();
    this.depthLeft += 1;
    return result;
  }

  /** Traces why a cell has no answer for its reader, or the origin of its answer. */
  because(cell: SessionCell, isRaw: boolean): FlagTrace | ValueTrace | null {
    if (!isRaw && isHidden(cell)) return this.writers.visible(this, cell);
    return cell.program.compute || cell.filling ? this.writers.value(this, cell) : null;
  }
}

/** The answer as shown to users; rows contain their own answers. */
const answerOf = (cell: SessionCell, answer: AnswerValue) =>
  cell.program.rowScope ? cell.value : answer;

/** Whether rules and groups of its own scope hide a cell, so that readers get no answer. */
export const isHidden = (cell: SessionCell): boolean => (cell.flags & aspects.visible) === 0;
