/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the window, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A drawn field. */
export interface DrawnField {
  readonly id: string;
  readonly area: Area;
  /** The ids of the groups that it is in. */
  readonly ancestors: readonly string[];
}

/** The rectangle between two corners. */
export const areaBetween = (a: Point, b: Point): Area => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
});

/**
 * The fields that a lasso catches: those that it touches. A group with fields is caught only when the lasso is all
 * around it, and then instead of its fields; otherwise every lasso inside a group would catch the group.
 */
export function caughtFields(lasso: Area, fields: readonly DrawnField[]): readonly string[] {
  const parents = new Set(fields.flatMap(({ ancestors }) => ancestors));
  const caught = fields.filter(({ id, area }) =>
    parents.has(id) ? contains(lasso, area) : touches(lasso, area),
  );
  const ids = new Set(caught.map(({ id }) => id));
  return caught
    .filter(({ ancestors }) => !ancestors.some((ancestor) => ids.has(ancestor)))
    .map(({ id }) => id);
}

const contains = (outer: Area, inner: Area): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

const touches = (a: Area, b: Area): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The part of a rectangle that is inside another one. */
export const clip = (area: Area, to: Area): Area => ({
  left: Math.max(area.left, to.left),
  top: Math.max(area.top, to.top),
  right: Math.min(area.right, to.right),
  bottom: Math.min(area.bottom, to.bottom),
});
