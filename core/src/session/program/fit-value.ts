import type { AnswerValue, AnyDefinition } from '../../field-types/field-types.ts';
import type { Field } from '../../form/form-definition.ts';
import { canBeFilled } from '../../logic/actions/set-value/can-be-filled.ts';

/**
 * A value of a rule as an answer of the field that it fills in. `undefined` when it says nothing, the field
 * cannot have it, or it is none of the field's options; these are known by their ids and by their labels.
 */
export function fitValue(
  value: unknown,
  { field, definition }: { readonly field: Field; readonly definition: AnyDefinition },
): AnswerValue | undefined {
  if (definition.role !== 'input' || !canBeFilled(definition)) return undefined;
  const hasOptions = definition.settings.some((setting) => setting === 'options');
  const meant = hasOptions ? optionsOf(value, field) : value;
  const wanted = definition.valueKind === 'choices' && !Array.isArray(meant) ? [meant] : meant;
  const answer =
    definition.parse(wanted, field) ??
    (typeof wanted === 'number' ? definition.parse(String(wanted), field) : undefined);
  if (answer === undefined || answer === null) return undefined;
  return definition.isEmpty(answer) && answer !== definition.emptyValue ? undefined : answer;
}

/** The ids of the options that are meant; `undefined` when one of them is no option. */
function optionsOf(value: unknown, { options = [] }: Field): unknown {
  const idOf = (one: unknown) =>
    (options.find(({ id }) => id === one) ?? options.find(({ label }) => label === one))?.id;
  if (!Array.isArray(value)) return idOf(value);
  const ids = value.map(idOf);
  return ids.includes(undefined) ? undefined : ids;
}
