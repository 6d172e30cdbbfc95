import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { datetimeDefinition } from '@form-builder/core/field-types/datetime/datetime.ts';

/** The definition of dates with a time, with validation against another one. */
export const types: PartialFieldTypeRegistry = { datetime: datetimeDefinition };
