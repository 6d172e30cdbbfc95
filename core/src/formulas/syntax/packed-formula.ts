import type { FunctionName } from '../functions/names.ts';
import type { BinaryOperator, FormulaNode } from './syntax-tree.ts';

/**
 * A serialised formula tree for visitors, without positions: a field is its path, a boolean is itself, and
 * every other node is a list that starts with its kind. Numbers keep their digits as written; `()` is a call.
 */
export type PackedFormula =
  | string
  | boolean
  | readonly ['#' | '"', string]
  | readonly ['-', PackedFormula]
  | readonly [BinaryOperator, PackedFormula, PackedFormula]
  | readonly ['()', FunctionName, ...PackedFormula[]];

/** Serialises a tree compactly, to send it with a form. */
export function packFormula(node: FormulaNode): PackedFormula {
  if (node.kind === 'reference') return node.path.join('.');
  if (node.kind === 'boolean') return node.value;
  if (node.kind === 'number') return ['#', node.text];
  if (node.kind === 'text') return ['"', node.text];
  if (node.kind === 'negate') return ['-', packFormula(node.operand)];
  if (node.kind === 'call') return ['()', node.name, ...node.args.map(packFormula)];
  return [node.operator, packFormula(node.left), packFormula(node.right)];
}

/** Positions in serialised formulas are never shown. */
const nowhere = { from: 0, to: 0 };

/** Restores the tree. */
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
    kind: 'binary',
    operator,
    left: unpackFormula(left),
    right: unpackFormula(right),
    ...nowhere,
  };
}
