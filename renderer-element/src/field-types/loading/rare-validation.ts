import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { textDefinition } from '@form-builder/core/field-types/text/text.ts';

/** The definition of one-line texts with a character set chosen by the designer. */
export const types: PartialFieldTypeRegistry = { text: textDefinition };
