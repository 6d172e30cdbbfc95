import { constantNames, functionNames, type FunctionName } from '../functions/names.ts';
import { binaryOperators, type BinaryOperator, type FormulaNode } from './syntax-tree.ts';

const unaryLevel = binaryOperators.length;

/** The language of function names: English is the stored one. */
export type FormulaLanguage = 'en' | 'nl' | 'de';

/** Prints a tree with `;` between arguments and the fewest brackets, by default in the stored form. */
export function printFormula(node: FormulaNode, language: FormulaLanguage = 'en'): string {
  return print(node, 0, language);
}

/** The name of a function in a language. */
export function functionName(name: FunctionName, language: FormulaLanguage): string {
  return language === 'en' ? name : functionNames[name][language];
}

const levelOf = (operator: BinaryOperator): number =>
  binaryOperators.findIndex((operators: readonly string[]) => operators.includes(operator));

function print(node: FormulaNode, level: number, language: FormulaLanguage): string {
  if (node.kind === 'binary') {
    const own = levelOf(node.operator);
    const left = print(node.left, own, language);
    const text = `${left} ${node.operator} ${print(node.right, own + 1, language)}`;
    return own < level ? `(${text})` : text;
  }
  if (node.kind === 'negate') return `-${print(node.operand, unaryLevel, language)}`;
  return printLeaf(node, language);
}

type Leaf = Exclude<FormulaNode, { kind: 'binary' | 'negate' }>;

function printLeaf(node: Leaf, language: FormulaLanguage): string {
  if (node.kind === 'call') {
    const args = node.args.map((arg) => printFormula(arg, language));
    return `${functionName(node.name, language)}(${args.join('; ')})`;
  }
  if (node.kind === 'reference') return `{${node.path.join('.')}}`;
  if (node.kind === 'boolean') return constantNames[node.value ? 'TRUE' : 'FALSE'][language];
  return node.kind === 'text' ? `"${node.text.replaceAll('"', '""')}"` : node.text;
}
