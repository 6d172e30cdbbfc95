import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { dateDefinition } from '@form-builder/core/field-types/date/date.ts';
import { emailDefinition } from '@form-builder/core/field-types/email/email.ts';
import { textDefinition } from '@form-builder/core/field-types/text/text.ts';

/** Every operator on every kind of answer; the element itself has the common ones. */
export { operators } from '@form-builder/core/conditions/registry.ts';

/** The light types with the rules that few of their fields have. */
export const types: PartialFieldTypeRegistry = {
  text: textDefinition,
  email: emailDefinition,
  date: dateDefinition,
};
