import type { AnyDefinition } from '@form-builder/core/field-types/field-types.ts';
import { getDefinition } from '@form-builder/core/field-types/get-definition.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';

/** Returns the definition of a field's type, as any of them. */
export const findDefinition = ({ type }: Field): AnyDefinition => getDefinition(fieldTypes, type);
