import type { Option } from '../form/form-definition.ts';

/** The text of an option; `undefined` when the field has no such option. */
export function optionLabel(options: readonly Option[] = [], id: string): string | undefined {
  return options.find((option) => option.id === id)?.label;
}
