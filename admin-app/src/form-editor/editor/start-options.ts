import type { Option } from '@form-builder/core/field-types/field-properties.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { optionsFromLines } from '../document/option-changes.ts';
import type { Editor } from './editor.ts';

const startLabels = [msg`Keuze 1`, msg`Keuze 2`];

/** A field with options starts with two, so that it can be seen and changed at once. */
export function withStartOptions({ ids, texts }: Editor, field: Field): Field {
  const hasOptions = fieldTypes[field.type].settings.some((name) => name === 'options');
  if (!hasOptions || (field.options?.length ?? 0) > 0) return field;
  const labels = startLabels.map(texts);
  return { ...field, options: labels.map((label) => ({ id: ids.createId(), label })) };
}

/** Adds the options of pasted lines, which replace empty options and the initial ones. */
export function pasteOptions(
  { ids, texts }: Editor,
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const replaced = new Set(['', ...startLabels.map(texts)]);
  const kept = options.filter(({ label }) => !replaced.has(label));
  return optionsFromLines(kept, text, () => ids.createId());
}
