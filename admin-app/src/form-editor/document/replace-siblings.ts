import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { Place } from './place.ts';

/** Replaces the fields at one place; all unchanged objects keep their identity. */
export function replaceSiblings(
  pages: readonly Page[],
  place: Pick<Place, 'pageId' | 'parentId'>,
  replace: (siblings: readonly Field[]) => readonly Field[],
): readonly Page[] {
  const { parentId } = place;
  return pages.map((page) => {
    if (page.id !== place.pageId) return page;
    if (parentId === null) return { ...page, properties: replace(page.properties) };
    return {
      ...page,
      properties: replaceField(page.properties, parentId, (parent) => ({
        ...parent,
        children: replace(parent.children ?? []),
      })),
    };
  });
}

/** Replaces a field at any depth; returns the same list when it does not contain the field. */
export function replaceField(
  fields: readonly Field[],
  fieldId: string,
  replace: (field: Field) => Field,
): readonly Field[] {
  const next = fields.map((field) => replaceWithin(field, fieldId, replace));
  return next.some((field, index) => field !== fields[index]) ? next : fields;
}

function replaceWithin(field: Field, fieldId: string, replace: (field: Field) => Field): Field {
  if (field.id === fieldId) return replace(field);
  if (!field.children) return field;
  const children = replaceField(field.children, fieldId, replace);
  return children === field.children ? field : { ...field, children };
}
