import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';

/** The words on the buttons of a break: the designer's own, else the product's. */
export function breakLabels(
  { field }: Cell,
  { translate }: FormatContext,
): { readonly next: string; readonly edit: string } {
  const settings: Readonly<Record<string, unknown>> = field.custom_properties ?? {};
  const { label_next_button: next, label_edit_button: edit } = settings;
  return {
    next: wordsIn(next) ?? translate('element.next'),
    edit: wordsIn(edit) ?? translate('visit.road.break_edit'),
  };
}

/** Settings of any field: only a text that says something is a label. */
function wordsIn(setting: unknown): string | undefined {
  return typeof setting === 'string' && setting !== '' ? setting : undefined;
}
