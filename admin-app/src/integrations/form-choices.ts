import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { fieldsOutsideRows, textFieldsOf } from '@form-builder/core/form/fields-outside-rows.ts';

/** One entry of a list to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Returns the questions outside rows. */
export const inputsOf = ({ pages }: Pick<Version, 'pages'>) =>
  fieldsOutsideRows(pages, ({ role }) => role === 'input');

/**
 * Returns the questions whose answers can be sent: those outside rows, with their complete answer.
 */
export const answerChoices = (
  version: Pick<Version, 'pages'>,
  isWanted: (field: Field) => boolean = () => true,
): Choice[] => inputsOf(version).filter(isWanted).map(choiceOf);

/** Returns the questions to which formulas in texts can refer, by their short ids. */
export const referenceChoices = (version: Pick<Version, 'pages'>): Choice[] =>
  inputsOf(version).map((field) => ({ ...choiceOf(field), value: field.short_id }));

/** Returns the text fields that can store a value from the receiver's response. */
export const takerChoices = ({ pages }: Pick<Version, 'pages'>): Choice[] =>
  textFieldsOf(pages).map(choiceOf);

/** The variables of the version. */
export const variableChoices = ({ variables }: Pick<Version, 'variables'>): Choice[] =>
  variables.map(choiceOf);

const choiceOf = ({ id, label }: { readonly id: string; readonly label: string }): Choice => ({
  value: id,
  label: label || id,
});
