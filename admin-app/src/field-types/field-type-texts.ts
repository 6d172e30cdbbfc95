import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { MessageDescriptor } from '@lingui/core';
import { staffText } from '../languages/staff-texts.ts';

/** How the editor names a field type; core has the texts, so a forgotten one does not compile. */
export interface FieldTypeTexts {
  readonly name: MessageDescriptor;
  /** One line that says when to use it. */
  readonly explanation: MessageDescriptor;
  /** The label of a new field until the designer writes one. */
  readonly startLabel: MessageDescriptor;
}

/** The texts of a type. */
export const fieldTypeTexts = (type: FieldTypeName): FieldTypeTexts => ({
  name: staffText(`field_type.${type}.name`),
  explanation: staffText(`field_type.${type}.explanation`),
  startLabel: staffText(`field_type.${type}.start_label`),
});
