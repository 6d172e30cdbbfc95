import { aspects, type Aspect } from '../logic/action.ts';
import type { SessionCell } from '../session/cells/session-cell.ts';
import type { FlagCause, FlagTrace } from './trace.ts';
import { traceRule } from './trace-rule.ts';
import type { Tracer } from './tracer.ts';

/** Traces an aspect as visitors see it: including the repeating fields around the cell. */
export function traceShownFlag(tracer: Tracer, cell: SessionCell, aspect: Aspect): FlagTrace {
  const outcome = (cell.state & aspects[aspect]) !== 0;
  const isOwn = outcome === ((cell.flags & aspects[aspect]) !== 0);
  if (isOwn) return traceFlag(tracer, cell, aspect);
  const decide = (): FlagCause => {
    if (aspect === 'required') {
      return { by: 'hidden', visible: traceShownFlag(tracer, cell, 'visible') };
    }
    const { collection } = cell.instance;
    return collection
      ? { by: 'parent', parent: traceShownFlag(tracer, collection, aspect) }
      : { by: 'limit' };
  };
  return finish(tracer, cell, { aspect, outcome }, decide);
}

/** Traces an aspect by the rules and groups of the cell's own scope, as other rules read it. */
export function traceFlag(tracer: Tracer, cell: SessionCell, aspect: Aspect): FlagTrace {
  const outcome = (cell.flags & aspects[aspect]) !== 0;
  return finish(tracer, cell, { aspect, outcome }, () => decide(tracer, cell, aspect));
}

function finish(
  tracer: Tracer,
  cell: SessionCell,
  found: Pick<FlagTrace, 'aspect' | 'outcome'>,
  decide: () => FlagCause,
): FlagTrace {
  const cause = tracer.follow(decide, (): FlagCause => ({ by: 'limit' }));
  return { kind: 'flag', ...found, field: tracer.traceField(cell), cause };
}

/**
 * In the engine's order of precedence: rows, the group around it, and rules, of which the last one
 * first.
 */
function decide(tracer: Tracer, cell: SessionCell, aspect: Aspect): FlagCause {
  const bit = aspects[aspect];
  const { group, program, instance } = cell;
  if (aspect !== 'required' && group && (group.flags & bit) === 0) {
    return { by: 'parent', parent: traceFlag(tracer, group, aspect) };
  }
  if (aspect === 'enabled' && cell.filling?.isForced) {
    return { by: 'filled', rule: traceRule(tracer, cell.filling.rule, instance) };
  }
  const deciding = program.rules.filter((rule) => ((rule.set | rule.clear) & bit) !== 0);
  const matching = deciding.findLast((rule) => rule.matches(instance, tracer.clock));
  const own = matching ? (matching.set & bit) !== 0 : (program.flags & bit) !== 0;
  if (own !== ((cell.flags & bit) !== 0)) return decideByRows(tracer, cell);
  if (matching) return { by: 'rule', rule: traceRule(tracer, matching, instance) };
  // No rule matched; the rules for the opposite outcome explain the current one.
  const unmet = deciding.filter(({ set }) => ((set & bit) !== 0) !== own);
  return { by: 'setting', unmet: unmet.map((rule) => traceRule(tracer, rule, instance)) };
}

function decideByRows(tracer: Tracer, { evaluatedRows }: SessionCell): FlagCause {
  const cells = evaluatedRows.flatMap((row) => row.cells);
  const shown = cells.slice(0, tracer.take(cells.length));
  return {
    by: 'rows',
    cells: shown.map((cell) => traceFlag(tracer, cell, 'visible')),
    more: cells.length - shown.length,
  };
}
