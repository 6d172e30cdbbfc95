import type { FormulaNode, ReferenceNode } from './syntax-tree.ts';

/** Every reference in a formula, in text order, with repeats. */
export function listReferences(node: FormulaNode): readonly ReferenceNode[] {
  if (node.kind === 'reference') return [node];
  if (node.kind === 'negate') return listReferences(node.operand);
  if (node.kind === 'call') return node.args.flatMap(listReferences);
  if (node.kind === 'binary') return [...listReferences(node.left), ...listReferences(node.right)];
  return [];
}
