import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { dateDefinition } from '@form-builder/core/field-types/date/date.ts';

/** The definition of dates with validation against another day. */
export const types: PartialFieldTypeRegistry = { date: dateDefinition };
