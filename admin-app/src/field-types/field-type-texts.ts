import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { MessageDescriptor } from '@lingui/core';
import { staffText } from '../languages/staff-texts.ts';

/**
 * The texts of a field type in the editor; core contains them, so a forgotten one does not compile.
 */
export interface FieldTypeTexts {
  readonly name: MessageDescriptor;
  /** One line about when to use the type. */
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
