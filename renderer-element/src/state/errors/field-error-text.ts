import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { FieldError } from './field-errors.ts';

/** The text of an error: that of the designer or the server, else a message. */
export function errorText(error: FieldError, field: Field, text: FormatContext): string {
  if (error.message !== undefined) return error.message;
  return 'code' in error
    ? text.translate(error.code, { field: field.label, ...error.params })
    : text.translate('issue.invalid');
}
