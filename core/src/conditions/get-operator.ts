import type { Operator, PartialOperatorRegistry } from './operator.ts';

/** The operator of a name; throws when the given registry does not contain it. */
export function getOperator(operators: PartialOperatorRegistry, name: string): Operator {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) throw new Error(`Unsupported operator: ${name}`);
  return operator;
}
