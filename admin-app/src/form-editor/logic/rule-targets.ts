import { operatorsFor, type OperatorName } from '@form-builder/core/conditions/registry.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { Condition } from '@form-builder/core/logic/logic-rule.ts';
import { locatedFields, type LocatedField } from '../document/place.ts';

/** Returns the operators for a condition on this field. */
export function operatorsOf(field: Field): readonly OperatorName[] {
  return operatorsFor(fieldTypes[field.type].valueKind);
}

/**
 * Returns the fields to which a rule of `holder` can refer: those with an answer and, of fields in
 * repeating rows, only those of the same row, because a rule outside cannot select a row.
 */
export function targetsFor(pages: readonly Page[], holder: LocatedField): readonly LocatedField[] {
  const rowsAround = new Set(enclosingRepeats(holder).map(({ id }) => id));
  return [...locatedFields(pages)].filter(
    (candidate) =>
      candidate.field.id !== holder.field.id &&
      operatorsOf(candidate.field).length > 0 &&
      enclosingRepeats(candidate).every(({ id }) => rowsAround.has(id)),
  );
}

/**
 * Returns the fields to which a rule of a page can refer: those on other pages, outside repeating
 * rows.
 */
export function targetsForPage(pages: readonly Page[], pageId: string): readonly LocatedField[] {
  return [...locatedFields(pages)].filter(
    (candidate) =>
      candidate.page.id !== pageId &&
      operatorsOf(candidate.field).length > 0 &&
      enclosingRepeats(candidate).length === 0,
  );
}

/** Returns the repeating fields around a field, outermost first. */
export function enclosingRepeats({ ancestors }: LocatedField): readonly Field[] {
  return ancestors.filter(({ type }) => fieldTypes[type].valueKind === 'rows');
}

/** Changes the field of a condition; resets an operator or a value that does not fit it. */
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
