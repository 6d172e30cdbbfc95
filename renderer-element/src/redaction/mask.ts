/** An area to redact, in fractions of the page: from 0 to 1 in both directions. */
export interface Mask {
  /** Unique in the document. */
  readonly id: number;
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Area = Pick<Mask, 'left' | 'top' | 'width' | 'height'>;

/** The minimum side that can be seen and dragged. */
const min = 0.01;
const step = 0.01;

/** Moves an area inside the page, and gives it at least the minimum size. */
export function fitArea({ left, top, width, height }: Area): Area {
  const w = clamp(width, min, 1);
  const h = clamp(height, min, 1);
  return { width: w, height: h, left: clamp(left, 0, 1 - w), top: clamp(top, 0, 1 - h) };
}

/** Returns the area between two points, in any order. */
export function areaBetween(one: Point, two: Point): Area {
  const [left, right] = [one.x, two.x].map(within).sort(ascending);
  const [top, bottom] = [one.y, two.y].map(within).sort(ascending);
  return fitArea({
    left: left ?? 0,
    top: top ?? 0,
    width: (right ?? 0) - (left ?? 0),
    height: (bottom ?? 0) - (top ?? 0),
  });
}

/** A point on the page, in fractions of it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves a mask within the page. */
export function moveMask(mask: Mask, { x, y }: Point): Mask {
  return { ...mask, ...fitArea({ ...mask, left: mask.left + x, top: mask.top + y }) };
}

/** Resizes a mask at its bottom right corner. */
export function resizeMask(mask: Mask, { x, y }: Point): Mask {
  const width = clamp(mask.width + x, min, 1 - mask.left);
  const height = clamp(mask.height + y, min, 1 - mask.top);
  return { ...mask, width, height };
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/**
 * Returns a mask after a key press: the arrow keys move it, or resize it with Shift; `undefined`
 * for other keys.
 */
export function maskAfterKey(mask: Mask, key: string, isShifted: boolean): Mask | undefined {
  const way = arrows[key];
  if (!way) return undefined;
  return isShifted ? resizeMask(mask, way) : moveMask(mask, way);
}

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
const within = (value: number) => clamp(value, 0, 1);
const ascending = (one: number, two: number) => one - two;
