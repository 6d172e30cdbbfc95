import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { dateDefinition } from '@form-builder/core/field-types/date/date.ts';

/** Dates that are compared with another day. */
export const types: PartialFieldTypeRegistry = { date: dateDefinition };
