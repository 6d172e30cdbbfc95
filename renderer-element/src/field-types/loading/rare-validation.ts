import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { textDefinition } from '@form-builder/core/field-types/text/text.ts';

/** Lines of text of which the designer chose the characters. */
export const types: PartialFieldTypeRegistry = { text: textDefinition };
