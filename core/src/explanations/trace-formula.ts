import { compileFormula } from '../formulas/compile-formula.ts';
import { createResolver } from '../session/formulas/create-formula-engine.ts';
import type { CompiledFormula } from '../formulas/formula-function.ts';
import { FormulaPlace } from '../session/formulas/formula-place.ts';
import { FormulaError, isList, type FormulaValue } from '../formulas/values/formula-value.ts';
import { parseFormula } from '../formulas/syntax/parse-formula.ts';
import type { FormulaNode, ReferenceNode } from '../formulas/syntax/syntax-tree.ts';
import { toAnswer } from '../session/formulas/to-answer.ts';
import type { SessionCell } from '../session/cells/session-cell.ts';
import type { ReferencePath } from '../session/program/program-field.ts';
import type { ExpressionTrace, PartResult } from './trace.ts';
import type { Tracer } from './tracer.ts';

/** Traces the parts of a formula with their results; `null` for an invalid formula. */
export function traceFormula(
  tracer: Tracer,
  cell: SessionCell,
  formula: string,
  paths: ReadonlyMap<string, ReferencePath>,
): ExpressionTrace | null {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return null;
  const reachOf = ({ path }: ReferenceNode) => paths.get(path.join('.'));
  const resolver = createResolver(reachOf);
  const place = new FormulaPlace(cell.instance, tracer.clock);

  const trace = (node: FormulaNode): ExpressionTrace => {
    const evaluate: CompiledFormula<FormulaPlace> = compileFormula(node, resolver);
    const parts = partsOf(node);
    const { from, to } = node;
    return {
      from,
      to,
      text: formula.slice(from, to),
      result: tracer.isMasked ? { kind: 'masked' } : resultOf(evaluate(place)),
      parts: parts.slice(0, tracer.take(parts.length)).map(trace),
      because: node.kind === 'reference' ? becauseOf(tracer, cell, reachOf(node)) : null,
    };
  };
  return trace(parsed.node);
}

function partsOf(node: FormulaNode): readonly FormulaNode[] {
  if (node.kind === 'call') return node.args;
  if (node.kind === 'binary') return [node.left, node.right];
  return node.kind === 'negate' ? [node.operand] : [];
}

function resultOf(value: FormulaValue): PartResult {
  if (isList(value)) return { kind: 'list', items: value.map(resultOf) };
  const answer = toAnswer(value, 'any');
  return answer instanceof FormulaError
    ? { kind: 'error', code: answer.code }
    : { kind: 'value', value: answer };
}

/** Follows only a single answer, because a column has one in every row. */
function becauseOf(tracer: Tracer, from: SessionCell, reach: ReferencePath | undefined) {
  if (!reach || reach.columns.length > 0) return null;
  let { instance } = from;
  for (let hop = reach.scopesUp; hop > 0 && instance.parent; hop -= 1) instance = instance.parent;
  const target = instance.cellAt(reach.fieldIndex);
  return tracer.because(target, reach.readsHidden);
}
