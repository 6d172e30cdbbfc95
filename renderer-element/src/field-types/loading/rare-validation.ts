import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { emailDefinition } from '@form-builder/core/field-types/email/email.ts';
import { textDefinition } from '@form-builder/core/field-types/text/text.ts';

/** The one-line types with the validation that few of their fields use, such as a pattern. */
export const types: PartialFieldTypeRegistry = { text: textDefinition, email: emailDefinition };
