import type { AnswerValue } from '../field-types/field-types.ts';
import type { SessionCell } from '../session/cells/session-cell.ts';
import type { ValueCause, ValueTrace } from './trace.ts';
import { findCellInScope } from '../session/cells/find-cell-in-scope.ts';
import { findFillingCell } from './find-filling-cell.ts';
import { traceFlag, traceShownFlag } from './trace-flag.ts';
import { traceFormula } from './trace-formula.ts';
import { isHidden, type Tracer } from './tracer.ts';

/** Where the answer of a cell comes from. */
export function traceValue(tracer: Tracer, cell: SessionCell): ValueTrace {
  const { value } = cell;
  const isGiven = value !== null && (cell.program.compute !== null || cell.typed !== null);
  return {
    kind: 'value',
    field: tracer.traceField(cell),
    value: tracer.seen(cell, isGiven ? value : null),
    cause: tracer.follow(
      () => findCause(tracer, cell),
      (): ValueCause => ({ by: 'limit' }),
    ),
    hidden: traceHidden(tracer, cell),
  };
}

function traceHidden(tracer: Tracer, cell: SessionCell) {
  if (isHidden(cell)) return traceFlag(tracer, cell, 'visible');
  const isShown = cell.visible || cell.program.variable || cell.instance.isPlaceholder;
  return isShown ? null : traceShownFlag(tracer, cell, 'visible');
}

function findCause(tracer: Tracer, cell: SessionCell): ValueCause {
  const { definition, field, compute, isFixed, rowScope, variable } = cell.program;
  if (rowScope) return { by: cell.rows.length > 0 ? 'visitor' : 'nobody' };
  if (definition.role !== 'input') return { by: 'none' };
  if (compute && definition.computation) {
    const formula = definition.computation.formulaOf(
      field,
      (id) => findCellInScope(cell.instance, id)?.field.short_id,
    );
    const expression = traceFormula(tracer, cell, formula);
    return { by: 'formula', formula, error: cell.formulaError, expression };
  }
  if (variable) return { by: 'variable', source: variable.source.type };
  if (cell.typed === null) return { by: 'nobody' };
  if (isFixed) return { by: 'fixed' };
  const source = findFillingCell(cell);
  if (source) return { by: 'field', source: tracer.traceField(source) };
  const start = definition.initialValue(field, { clock: tracer.clock });
  return { by: isSame(start, cell.current) ? 'start' : 'visitor' };
}

/** Answers are JSON, lists included. */
const isSame = (a: AnswerValue, b: AnswerValue) =>
  Object.is(a, b) || (a !== null && JSON.stringify(a) === JSON.stringify(b));
