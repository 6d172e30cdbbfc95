import type { ConditionScalar } from '../conditions/condition-value.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import type { ValueKind } from '../field-types/value-kind.ts';
import { branches, premises, type Premise } from './branches.ts';
import { readAnswer } from './read-answer.ts';
import type { BinaryNode, FormulaNode, ReferenceNode } from './syntax/syntax-tree.ts';
import { toBoolean } from './values/coerce.ts';
import { compareValues } from './values/compare-values.ts';

/** A condition on one answer under which a part of a formula counts. */
export interface ReferenceCondition {
  readonly reference: ReferenceNode;
  /** The values that the answer is compared with. */
  readonly values: readonly ConditionScalar[];
  holds(answer: AnswerValue, kind: ValueKind): boolean;
}

/** A reference with the conditions under which its answer counts, as far as they are certain. */
export interface ConditionalReference {
  readonly reference: ReferenceNode;
  readonly conditions: readonly ReferenceCondition[];
}

/** Every reference in a formula, with the conditions of the branches around it. */
export function conditionalReferences(
  node: FormulaNode | undefined,
  conditions: readonly ReferenceCondition[] = [],
): readonly ConditionalReference[] {
  if (!node) return [];
  if (node.kind === 'reference') return [{ reference: node, conditions }];
  if (node.kind === 'negate') return conditionalReferences(node.operand, conditions);
  if (node.kind === 'binary') {
    return [node.left, node.right].flatMap((part) => conditionalReferences(part, conditions));
  }
  if (node.kind !== 'call') return [];
  const known = branches[node.name]?.(node.args) ?? [];
  const premisesOf = (arg: FormulaNode) => known.find((one) => one.node === arg)?.premises ?? [];
  return node.args.flatMap((arg) =>
    conditionalReferences(arg, [...conditions, ...premisesOf(arg).flatMap(conditionsOf)]),
  );
}

/** The conditions on single answers that a premise implies. */
function conditionsOf({ node, holds }: Premise): readonly ReferenceCondition[] {
  if (node.kind === 'call') {
    return (premises[node.name]?.(node.args, holds) ?? []).flatMap(conditionsOf);
  }
  if (node.kind === 'reference') {
    return [
      {
        reference: node,
        values: [],
        holds: (answer, kind) => toBoolean(readAnswer(answer, kind)) === holds,
      },
    ];
  }
  return node.kind === 'binary' ? comparisonOf(node, holds) : [];
}

/** A comparison such as `{field} = "a"`, in either order. */
function comparisonOf(
  { operator, left, right }: BinaryNode,
  holds: boolean,
): readonly ReferenceCondition[] {
  if (operator !== '=' && operator !== '<>') return [];
  const [reference, literal] = left.kind === 'reference' ? [left, right] : [right, left];
  const value = literalOf(literal);
  if (reference.kind !== 'reference' || value === undefined) return [];
  const isEqual = (operator === '=') === holds;
  return [
    {
      reference,
      values: [value],
      holds: (answer, kind) => (compareValues(readAnswer(answer, kind), value) === 0) === isEqual,
    },
  ];
}

function literalOf(node: FormulaNode): ConditionScalar | undefined {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'boolean') return node.value;
  return node.kind === 'number' ? Number(node.text) : undefined;
}
