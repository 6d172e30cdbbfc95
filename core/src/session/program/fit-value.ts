import type { AnswerValue, AnyDefinition } from '../../field-types/field-types.ts';
import type { ValueKind } from '../../field-types/value-kind.ts';
import type { Field } from '../../form/form-definition.ts';
import { canBeFilled } from '../../logic/actions/set-value/can-be-filled.ts';

/**
 * Converts a rule's value to an answer of the field that it fills in. `undefined` when it is empty, invalid for
 * the field, or not one of its options; options are found by id and by label.
 */
export function fitValue(
  value: unknown,
  { field, definition }: { readonly field: Field; readonly definition: AnyDefinition },
): AnswerValue | undefined {
  if (definition.role !== 'input' || !canBeFilled(definition)) return undefined;
  const meant = isOfOptions(definition.valueKind) ? optionsOf(value, field) : value;
  const wanted = definition.valueKind === 'choices' && !Array.isArray(meant) ? [meant] : meant;
  const answer =
    definition.parse(wanted, field) ??
    (typeof wanted === 'number' ? definition.parse(String(wanted), field) : undefined);
  if (answer === undefined || answer === null) return undefined;
  return definition.isEmpty(answer) && answer !== definition.emptyValue ? undefined : answer;
}

/** Whether answers are options, by their kind, because the element's definitions have no settings. */
const isOfOptions = (kind: ValueKind): boolean => kind === 'choice' || kind === 'choices';

/** The ids of the options; `undefined` when one is not an option. */
function optionsOf(value: unknown, { options = [] }: Field): unknown {
  const idOf = (one: unknown) =>
    (options.find(({ id }) => id === one) ?? options.find(({ label }) => label === one))?.id;
  if (!Array.isArray(value)) return idOf(value);
  const ids = value.map(idOf);
  return ids.includes(undefined) ? undefined : ids;
}
