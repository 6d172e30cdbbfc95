import type { SessionCell } from '../session/cells/session-cell.ts';
import { pathOfCell } from '../session/cells/cell-path.ts';
import { issuesOf } from '../session/validation/validate-session.ts';
import type { Issue } from '../validation/issue.ts';
import type { BrokenRule, ErrorCause, ErrorTrace } from './trace.ts';
import { traceShownFlag } from './trace-flag.ts';
import type { Tracer } from './tracer.ts';

/** Traces which validation rules the answer of a cell breaks, or why it is valid. */
export function traceError(tracer: Tracer, cell: SessionCell): ErrorTrace {
  return { kind: 'error', field: tracer.traceField(cell), cause: findCause(tracer, cell) };
}

function findCause(tracer: Tracer, cell: SessionCell): ErrorCause {
  if (!cell.visible) {
    return { by: 'hidden', visible: traceShownFlag(tracer, cell, 'visible') };
  }
  const path = pathOfCell(cell);
  const own = issuesOf(cell, tracer).filter((issue) => issue.path === path);
  if (own.length > 0) {
    return { by: 'rules', broken: own.map((issue) => traceIssue(tracer, cell, issue)) };
  }
  return cell.enabled
    ? { by: 'valid' }
    : { by: 'disabled', enabled: traceShownFlag(tracer, cell, 'enabled') };
}

function traceIssue(
  tracer: Tracer,
  cell: SessionCell,
  { code, params = {}, message }: Issue,
): BrokenRule {
  const isNeeded = cell.typed === null && cell.required;
  return {
    code,
    // Params can contain answers: a day to compare with, a label with a formula.
    params: tracer.isMasked ? {} : params,
    message: (tracer.isMasked ? undefined : message) ?? null,
    required: isNeeded ? traceShownFlag(tracer, cell, 'required') : null,
  };
}
