import type { AnswerValue } from '../field-types/field-types.ts';
import type { SessionCell } from '../session/cells/session-cell.ts';
import type { ValueCause, ValueTrace } from './trace.ts';
import { findCellInScope } from '../session/cells/find-cell-in-scope.ts';
import { findFillingCell } from './find-filling-cell.ts';
import type { Filling } from '../session/program/program-field.ts';
import { isFormulaOperand } from '../logic/actions/set-value/is-formula-operand.ts';
import { traceFlag, traceShownFlag } from './trace-flag.ts';
import { traceRule } from './trace-rule.ts';
import { traceFormula } from './trace-formula.ts';
import { isHidden, type Tracer } from './tracer.ts';

/** Traces the origin of a cell's answer. */
export function traceValue(tracer: Tracer, cell: SessionCell): ValueTrace {
  const { value } = cell;
  const isWorkedOut = cell.program.compute !== null || cell.filling !== null;
  const isGiven = value !== null && (isWorkedOut || cell.typed !== null);
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
    const expression = traceFormula(tracer, cell, formula, cell.program.referencePaths);
    return { by: 'formula', formula, error: cell.formulaError, expression };
  }
  if (variable) return { by: 'variable', source: variable.source.type };
  if (cell.filling) return findFillingCause(tracer, cell, cell.filling);
  if (cell.typed === null) return { by: 'nobody' };
  if (isFixed) return { by: 'fixed' };
  const source = findFillingCell(cell);
  if (source) return { by: 'field', source: tracer.traceField(source) };
  const start = definition.initialValue(field, { clock: tracer.clock });
  return { by: isSame(start, cell.current) ? 'start' : 'visitor' };
}

/** Traces the rule that fills in a cell, with the formula of the value. */
function findFillingCause(
  tracer: Tracer,
  cell: SessionCell,
  { rule, action: { value }, referencePaths }: Filling,
): ValueCause {
  const formula = isFormulaOperand(value)
    ? {
        formula: value.formula,
        expression: traceFormula(tracer, cell, value.formula, referencePaths),
      }
    : null;
  return { by: 'rule', rule: traceRule(tracer, rule, cell.instance), formula };
}

/** Answers are JSON, lists included. */
const isSame = (a: AnswerValue, b: AnswerValue) =>
  Object.is(a, b) || (a !== null && JSON.stringify(a) === JSON.stringify(b));
