import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';

/** The labels of a break's buttons: the designer's, else the product's. */
export function breakLabels(
  { field }: Cell,
  { translate }: FormatContext,
): { readonly next: string; readonly edit: string } {
  const settings: Readonly<Record<string, unknown>> = field.custom_properties ?? {};
  const { label_next_button: next, label_edit_button: edit } = settings;
  return {
    next: textIn(next) ?? translate('element.next'),
    edit: textIn(edit) ?? translate('form.steps.break_edit'),
  };
}

/** The setting has any type; only a non-empty text is a label. */
function textIn(setting: unknown): string | undefined {
  return typeof setting === 'string' && setting !== '' ? setting : undefined;
}
