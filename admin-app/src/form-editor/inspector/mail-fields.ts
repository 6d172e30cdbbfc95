import type { AnyDefinition } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { getDefinition } from '@form-builder/core/field-types/get-definition.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { locatedFields } from '../document/place.ts';

export const findDefinition = ({ type }: Field): AnyDefinition => getDefinition(fieldTypes, type);

/** The fields whose answer is an address to mail to; those in rows have one for each row. */
export function mailFieldsOf(pages: readonly Page[]): readonly Field[] {
  return [...locatedFields(pages)].flatMap(({ field, ancestors }) => {
    const definition = findDefinition(field);
    const isAddress = definition.role === 'input' && definition.isMailAddress === true;
    const isInRow = ancestors.some((ancestor) => findDefinition(ancestor).valueKind === 'rows');
    return isAddress && !isInRow ? [field] : [];
  });
}
