import { operatorsFor, type OperatorName } from '@form-builder/core/conditions/registry.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { Condition } from '@form-builder/core/logic/logic-rule.ts';
import { locatedFields, type LocatedField } from '../document/place.ts';

/** The operators that a condition on this field may use. */
export function operatorsOf(field: Field): readonly OperatorName[] {
  return operatorsFor(fieldTypes[field.type].valueKind);
}

/**
 * The fields that a rule of `holder` can speak of: those with an answer to test, and inside a
 * repeating row only those of the same row (a rule outside cannot know which row is meant).
 */
export function targetsFor(pages: readonly Page[], holder: LocatedField): readonly LocatedField[] {
  const rowsAround = new Set(repeatsAround(holder).map(({ id }) => id));
  return [...locatedFields(pages)].filter(
    (candidate) =>
      candidate.field.id !== holder.field.id &&
      operatorsOf(candidate.field).length > 0 &&
      repeatsAround(candidate).every(({ id }) => rowsAround.has(id)),
  );
}

/** The fields that a rule of a page can speak of: those on other pages, outside repeating rows. */
export function targetsForPage(pages: readonly Page[], pageId: string): readonly LocatedField[] {
  return [...locatedFields(pages)].filter(
    (candidate) =>
      candidate.page.id !== pageId &&
      operatorsOf(candidate.field).length > 0 &&
      repeatsAround(candidate).length === 0,
  );
}

/** The repeating fields around a field, outermost first. */
export function repeatsAround({ ancestors }: LocatedField): readonly Field[] {
  return ancestors.filter(({ type }) => fieldTypes[type].valueKind === 'rows');
}

/** Points a condition at a field; an operator or a value that does not fit it starts over. */
export function replaceTarget(
  condition: Condition,
  before: Field | undefined,
  target: Field,
): Condition {
  const offered = operatorsOf(target);
  const isKept = offered.includes(condition.condition_operator);
  const condition_operator = isKept ? condition.condition_operator : defaultOperator(offered);
  const isSameKind =
    before !== undefined &&
    fieldTypes[before.type].valueKind === fieldTypes[target.type].valueKind &&
    before.options === target.options;
  const value = isKept && isSameKind ? condition.value : null;
  return { ...condition, target: target.id, condition_operator, value };
}

function defaultOperator(offered: readonly OperatorName[]): OperatorName {
  return offered.includes('contains') ? 'contains' : (offered[0] ?? 'contains');
}
