import { SessionCell } from '../session/cells/session-cell.ts';
import type { Cell, Session } from '../session/session.ts';
import type {
  FlagTrace,
  ErrorTrace,
  RuleTrace,
  Trace,
  TraceAspect,
  TraceOf,
  ValueTrace,
} from './trace.ts';
import { traceError } from './trace-error.ts';
import { traceFlag, traceShownFlag } from './trace-flag.ts';
import { traceRule } from './trace-rule.ts';
import { traceValue } from './trace-value.ts';
import { Tracer, type TraceOptions } from './tracer.ts';

/**
 * Explains the state of a field as data: the decisive rules and the values that they read, down to
 * the answers of other fields. Does not change the session; equal sessions give equal traces.
 * Bounded in depth and size by `options`.
 */
export function explain<A extends TraceAspect>(
  session: Session,
  cell: Cell,
  aspect: A,
  options: TraceOptions = {},
): TraceOf<A> {
  const node = nodeOf(session, cell);
  const tracer = createTracer(session, options);
  // Each tracer returns the trace of its own aspect.
  return tracers[aspect](tracer, node) as TraceOf<A>;
}

/**
 * Explains whether a rule of a field or page matches now, at the position with this cell key: its id, outside rows.
 * `undefined` for a rule without a condition that counts, and without such a position.
 */
export function explainRule(
  session: Session,
  cellKey: string,
  ruleId: string,
  options: TraceOptions = {},
): RuleTrace | undefined {
  const cell = session.findCell(cellKey);
  if (!(cell instanceof SessionCell)) return undefined;
  const compiled = cell.program.rules.find(({ rule }) => rule.id === ruleId);
  return compiled && traceRule(createTracer(session, options), compiled, cell.instance);
}

const createTracer = (session: Session, options: TraceOptions) =>
  new Tracer(session, options, {
    visible: (within, target) => traceFlag(within, target, 'visible'),
    value: traceValue,
  });

type TraceAspectOf = Readonly<Record<TraceAspect, (tracer: Tracer, cell: SessionCell) => Trace>>;

const tracers = {
  visible: (tracer, cell): FlagTrace => traceShownFlag(tracer, cell, 'visible'),
  required: (tracer, cell): FlagTrace => traceShownFlag(tracer, cell, 'required'),
  enabled: (tracer, cell): FlagTrace => traceShownFlag(tracer, cell, 'enabled'),
  value: (tracer, cell): ValueTrace => traceValue(tracer, cell),
  error: (tracer, cell): ErrorTrace => traceError(tracer, cell),
} as const satisfies TraceAspectOf;

/** Returns the node of a cell, which must be of this session. */
export function nodeOf(session: Session, cell: Cell): SessionCell {
  const node = session.findCell(cell.key);
  if (node !== cell || !(node instanceof SessionCell)) {
    throw new Error(`Cell ${cell.key} is not, or no longer, of this session`);
  }
  return node;
}
