import { binaryOperators, type BinaryOperator, type FormulaNode } from './syntax-tree.ts';

const unaryLevel = binaryOperators.length;

/** Writes a tree in the stored spelling: English names, `;` between arguments, fewest brackets. */
export function printFormula(node: FormulaNode): string {
  return print(node, 0);
}

const levelOf = (operator: BinaryOperator): number =>
  binaryOperators.findIndex((operators: readonly string[]) => operators.includes(operator));

function print(node: FormulaNode, level: number): string {
  if (node.kind === 'binary') {
    const own = levelOf(node.operator);
    const text = `${print(node.left, own)} ${node.operator} ${print(node.right, own + 1)}`;
    return own < level ? `(${text})` : text;
  }
  if (node.kind === 'negate') return `-${print(node.operand, unaryLevel)}`;
  return printLeaf(node);
}

function printLeaf(node: Exclude<FormulaNode, { kind: 'binary' | 'negate' }>): string {
  if (node.kind === 'call') return `${node.name}(${node.args.map(printFormula).join('; ')})`;
  if (node.kind === 'reference') return `{${node.path.join('.')}}`;
  if (node.kind === 'boolean') return node.value ? 'TRUE' : 'FALSE';
  return node.kind === 'text' ? `"${node.text.replaceAll('"', '""')}"` : node.text;
}
