import type { Option } from '../field-types/field-properties.ts';
import { parameterAt } from './parameter-at.ts';
import { formulaFunctions } from './functions/registry.ts';
import type { FormulaFunction } from './formula-function.ts';
import type { FormulaIssue } from './syntax/formula-issue.ts';
import type { BinaryNode, CallNode, FormulaNode, ReferenceNode } from './syntax/syntax-tree.ts';

/** What the answers of a field can be, beyond their type. */
export interface ReferenceUse {
  /** The options of a choice: its value in formulas is the id of one, or a list of ids. */
  readonly options?: readonly Pick<Option, 'id' | 'label'>[];
  /** Whether people may type anything, so that the answer is not certain to be a number. */
  readonly isFreeText?: boolean;
}

/** What is known of a referenced field; `undefined` for all other fields. */
export type UseOfReference = (reference: ReferenceNode) => ReferenceUse | undefined;

/**
 * Finds uses of answers that fit by type but certainly go wrong, or do for some answers: a choice compared with the
 * label of an option, which is never its value, and arithmetic with free text. In text order.
 */
export function checkReferenceUse(
  node: FormulaNode,
  useOf: UseOfReference,
): readonly FormulaIssue[] {
  return [...issuesIn(node, useOf)].sort((a, b) => a.from - b.from);
}

function* issuesIn(node: FormulaNode, useOf: UseOfReference): Generator<FormulaIssue> {
  for (const part of partsOf(node)) yield* issuesIn(part, useOf);
  for (const [choice, text] of comparedIn(node)) yield* labelIssue(choice, text, useOf);
  for (const number of numbersIn(node)) yield* textIssue(number, useOf);
}

function partsOf(node: FormulaNode): readonly FormulaNode[] {
  if (node.kind === 'call') return node.args;
  if (node.kind === 'binary') return [node.left, node.right];
  return node.kind === 'negate' ? [node.operand] : [];
}

type Compared = readonly [value: FormulaNode | undefined, text: FormulaNode | undefined];

/** The pairs of values that a node compares for equality, in both orders. */
function comparedIn(node: FormulaNode): readonly Compared[] {
  if (node.kind === 'binary') {
    const isEquality = node.operator === '=' || node.operator === '<>';
    return isEquality ? bothOrders(node) : [];
  }
  if (node.kind !== 'call') return [];
  const [value, ...rest] = node.args;
  if (node.name === 'HAS') return [[value, rest[0]]];
  if (node.name !== 'SWITCH') return [];
  // Cases and results alternate, and a last one without a pair is the result of everything else.
  return rest.filter((_, at) => at % 2 === 0 && at + 1 < rest.length).map((one) => [value, one]);
}

const bothOrders = ({ left, right }: BinaryNode): readonly Compared[] => [
  [left, right],
  [right, left],
];

function* labelIssue(
  choice: FormulaNode | undefined,
  text: FormulaNode | undefined,
  useOf: UseOfReference,
): Generator<FormulaIssue> {
  if (choice?.kind !== 'reference' || text?.kind !== 'text') return;
  const options = useOf(choice)?.options ?? [];
  const written = normalise(text.text);
  if (options.some(({ id }) => normalise(id) === written)) return;
  const option = options.find(({ label }) => normalise(label) === written);
  if (!option || written === '') return;
  const { from, to } = text;
  const params = { text: text.text, option: option.id };
  yield { code: 'option_by_label', from, to, params };
}

/** Comparing texts ignores case. */
const normalise = (text: string) => text.trim().toLowerCase();

/** The operands and arguments of a node that are used as a number. */
function numbersIn(node: FormulaNode): readonly FormulaNode[] {
  if (node.kind === 'negate') return [node.operand];
  if (node.kind === 'call') return numberArguments(node);
  if (node.kind !== 'binary') return [];
  const { operator, left, right } = node;
  if (operator === '*' || operator === '/' || operator === '^') return [left, right];
  if (operator !== '+' && operator !== '-') return [];
  // A text beside anything else may hold a date or a duration, which moves by it.
  return isNumber(left) || isNumber(right) ? [left, right] : [];
}

const isNumber = (node: FormulaNode) => node.kind === 'number' || node.kind === 'negate';

function numberArguments({ name, args }: CallNode): readonly FormulaNode[] {
  const definition: FormulaFunction = formulaFunctions[name];
  return args.filter((_, at) => parameterAt(definition, at)?.type === 'number');
}

function* textIssue(node: FormulaNode, useOf: UseOfReference): Generator<FormulaIssue> {
  if (node.kind !== 'reference' || useOf(node)?.isFreeText !== true) return;
  yield { code: 'text_in_arithmetic', from: node.from, to: node.to };
}
