import type { Option } from './field-properties.ts';

/** The text of an option; `undefined` when the field has no such option. */
export function optionLabel(options: readonly Option[] = [], id: string): string | undefined {
  return options.find((option) => option.id === id)?.label;
}

const maxChoices = 1000;

/** A list of option ids: those of the field in its order, unknown ones after them. */
export function parseChoices(
  input: unknown,
  field: { readonly options?: readonly { readonly id: string }[] },
): readonly string[] | null | undefined {
  if (input === null) return null;
  if (!Array.isArray(input) || input.length > maxChoices) return undefined;
  const ids = new Set<unknown>(input);
  if (![...ids].every((id) => typeof id === 'string' && id.length <= 200)) return undefined;
  const known = (field.options ?? []).map(({ id }) => id).filter((id) => ids.delete(id));
  // Every member was found to be a string above; what is left are ids the field does not have.
  const unknown = [...ids] as string[];
  return [...known, ...unknown];
}
