import type { CheckedField, CheckedForm } from '../checked-form.ts';
import { all, negate } from '../reasoning/expression.ts';

/** The field with this id, if a mail can go to its answer: an e-mail field that is not in rows. */
export function findRecipient(form: CheckedForm, id: string | undefined): CheckedField | undefined {
  return form.fields.find(
    ({ field, program: { definition, scope } }) =>
      field.id === id &&
      definition.role === 'input' &&
      definition.isMailAddress === true &&
      scope.collection === null,
  );
}

/** Whether the field is filled in in every submission. */
export function isAlwaysAnswered(form: CheckedForm, { conditions }: CheckedField): boolean {
  return form.canHold(negate(all(conditions.shown, conditions.required))) === false;
}

/** Whether the field is shown in every submission. */
export function isAlwaysShown(form: CheckedForm, { conditions }: CheckedField): boolean {
  return form.canHold(negate(conditions.shown)) === false;
}
