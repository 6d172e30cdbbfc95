import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';

/** The container type for grouping a selection of fields. */
export const groupType: FieldTypeName = 'group';

/** The container type for a selection of fields that visitors can repeat. */
export const repeatingType: FieldTypeName = 'input-collection';
