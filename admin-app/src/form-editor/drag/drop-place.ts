import { createField } from '@form-builder/core/form/create-field.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { findField, type Place } from '../document/place.ts';
import { isAllowedAt, endOf, isContainer } from '../document/places-for.ts';
import type { Dragged } from './dragged.ts';

/** What the pointer is over. */
export type DropSpot =
  { readonly kind: 'field'; readonly id: string } | { readonly kind: 'page'; readonly id: string };

/** The side of the target, or inside it. */
export type DropSide = 'before' | 'after' | 'inside';

/** Returns the sides of a target where the dragged item may be dropped. */
export function sidesFor(
  pages: readonly Page[],
  dragged: Dragged,
  spot: DropSpot,
): readonly DropSide[] {
  const sides: readonly DropSide[] = ['before', 'after', 'inside'];
  return sides.filter((side) =>
    dragged.kind === 'page'
      ? pageIndexFor(pages, dragged.id, spot, side) !== undefined
      : placeFor(pages, dragged, spot, side) !== undefined,
  );
}

/**
 * Returns the place of a dropped field, counted without it; `undefined` where it is not allowed.
 */
export function placeFor(
  pages: readonly Page[],
  dragged: Exclude<Dragged, { kind: 'page' }>,
  spot: DropSpot,
  side: DropSide,
): Place | undefined {
  const moved = dragged.kind === 'field' ? findField(pages, dragged.id) : undefined;
  const field = moved?.field ?? fieldToTry(dragged);
  const place = field && placeAtSpot(pages, spot, side);
  if (!place || (spot.kind === 'field' && spot.id === field.id)) return undefined;
  return isAllowedAt(pages, field, place) ? withoutMoved(place, moved?.place) : undefined;
}

/**
 * Returns the index of a dropped page, counted without it; pages can only be dropped between pages.
 */
export function pageIndexFor(
  pages: readonly Page[],
  pageId: string,
  spot: DropSpot,
  side: DropSide,
): number | undefined {
  if (spot.kind !== 'page' || spot.id === pageId || side === 'inside') return undefined;
  const remaining = pages.filter(({ id }) => id !== pageId);
  const index = remaining.findIndex(({ id }) => id === spot.id);
  return side === 'before' ? index : index + 1;
}

function placeAtSpot(pages: readonly Page[], spot: DropSpot, side: DropSide): Place | undefined {
  if (spot.kind === 'page') {
    return side === 'inside' ? endOf(pages, { pageId: spot.id, parentId: null }) : undefined;
  }
  const target = findField(pages, spot.id);
  if (!target) return undefined;
  if (side === 'before') return target.place;
  if (side === 'after') return { ...target.place, index: target.place.index + 1 };
  if (!isContainer(target.field)) return undefined;
  return endOf(pages, { pageId: target.page.id, parentId: spot.id });
}

/** The moved field is removed first, so later places among its siblings shift by one. */
function withoutMoved(place: Place, from: Place | undefined): Place {
  const isShifted =
    from !== undefined &&
    from.pageId === place.pageId &&
    from.parentId === place.parentId &&
    from.index < place.index;
  return isShifted ? { ...place, index: place.index - 1 } : place;
}

/** A new field of the dragged type, only to determine where it is allowed. */
function fieldToTry(dragged: Dragged): Field | undefined {
  if (dragged.kind !== 'new-field') return undefined;
  return createField(dragged.type, { id: '', shortId: '', label: '' });
}
