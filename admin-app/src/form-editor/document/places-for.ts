import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { findField, siblingsAt, type LocatedField, type Place } from './place.ts';

/** The maximum nesting depth of containers, which core's pages schema also enforces. */
const maximumDepth = 10;

/** Whether fields can be inserted into this one; not into a building block. */
export function isContainer(field: Field): boolean {
  return fieldTypes[field.type].role === 'container' && !isTemplateField(field);
}

/**
 * Whether a field with its contents may be at a place: not inside itself, and not nested too
 * deeply.
 */
export function isAllowedAt(pages: readonly Page[], field: Field, place: Place): boolean {
  if (place.parentId === null) return true;
  const parent = findField(pages, place.parentId);
  if (!parent || !isContainer(parent.field)) return false;
  const around = [...parent.ancestors, parent.field];
  return (
    around.every(({ id }) => id !== field.id) && around.length + depthOf(field) <= maximumDepth
  );
}

function depthOf(field: Field): number {
  return 1 + Math.max(0, ...(field.children ?? []).map(depthOf));
}

/**
 * Returns the place of a new field: in the selected container, after the selected field, else at
 * the end of the page.
 */
export function placeAfter(
  pages: readonly Page[],
  located: LocatedField | undefined,
  pageId: string,
): Place {
  if (!located) return endOf(pages, { pageId, parentId: null });
  const { field, place } = located;
  if (isContainer(field)) return endOf(pages, { pageId: place.pageId, parentId: field.id });
  return { ...place, index: place.index + 1 };
}

/** The place after the last field of a page or a container. */
export function endOf(pages: readonly Page[], at: Pick<Place, 'pageId' | 'parentId'>): Place {
  return { ...at, index: siblingsAt(pages, at).length };
}

/**
 * Returns the place one step up (-1) or down (1): past the neighbour, else out of the container,
 * else on the previous or next page. `undefined` at the start or end of the form.
 */
export function placeOneStep(
  pages: readonly Page[],
  { place, ancestors }: LocatedField,
  step: -1 | 1,
): Place | undefined {
  const index = place.index + step;
  if (index >= 0 && index < siblingsAt(pages, place).length) return { ...place, index };
  const parent = ancestors.at(-1);
  if (parent) return beside(pages, parent, step);
  return onNextPage(pages, place.pageId, step);
}

function beside(pages: readonly Page[], container: Field, step: -1 | 1): Place | undefined {
  const located = findField(pages, container.id);
  if (!located) return undefined;
  return { ...located.place, index: located.place.index + (step === 1 ? 1 : 0) };
}

function onNextPage(pages: readonly Page[], pageId: string, step: -1 | 1): Place | undefined {
  const page = pages[pages.findIndex(({ id }) => id === pageId) + step];
  if (!page) return undefined;
  return { pageId: page.id, parentId: null, index: step === 1 ? 0 : page.properties.length };
}
