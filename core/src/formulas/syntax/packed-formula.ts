import type { FunctionName } from '../functions/names.ts';
import type { BinaryOperator, FormulaNode } from './syntax-tree.ts';

/**
 * A formula's tree as it travels to visitors, without places in the text: a field by its path, a
 * boolean as itself, and the rest as a list that begins with what it is. Numbers keep the digits as
 * written; `()` is a call.
 */
export type PackedFormula =
  | string
  | boolean
  | readonly ['#' | '"', string]
  | readonly ['-', PackedFormula]
  | readonly [BinaryOperator, PackedFormula, PackedFormula]
  | readonly ['()', FunctionName, ...PackedFormula[]];

/** Makes a tree small enough to send along with a form. */
export function packFormula(node: FormulaNode): PackedFormula {
  if (node.kind === 'reference') return node.path.join('.');
  if (node.kind === 'boolean') return node.value;
  if (node.kind === 'number') return ['#', node.text];
  if (node.kind === 'text') return ['"', node.text];
  if (node.kind === 'negate') return ['-', packFormula(node.operand)];
  if (node.kind === 'call') return ['()', node.name, ...node.args.map(packFormula)];
  return [node.operator, packFormula(node.left), packFormula(node.right)];
}

/** Nobody is shown a place in a formula that was sent. */
const nowhere = { from: 0, to: 0 };

/** The tree again. */
export function unpackFormula(packed: PackedFormula): FormulaNode {
  if (typeof packed === 'string') {
    return { kind: 'reference', path: packed.split('.'), ...nowhere };
  }
  if (typeof packed === 'boolean') return { kind: 'boolean', value: packed, ...nowhere };
  if (packed[0] === '#') return { kind: 'number', text: packed[1], ...nowhere };
  if (packed[0] === '"') return { kind: 'text', text: packed[1], ...nowhere };
  if (packed[0] === '()') {
    const [, name, ...args] = packed;
    return { kind: 'call', name, args: args.map(unpackFormula), ...nowhere };
  }
  if (packed.length === 2) return { kind: 'negate', operand: unpackFormula(packed[1]), ...nowhere };
  const [operator, left, right] = packed;
  return {
    ...{ kind: 'binary', operator, left: unpackFormula(left), right: unpackFormula(right) },
    ...nowhere,
  };
}
