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

/** The smallest side that can be seen and grabbed. */
const least = 0.01;
const step = 0.01;

/** The area within the page, with at least the smallest size. */
export function fitArea({ left, top, width, height }: Area): Area {
  const w = clamp(width, least, 1);
  const h = clamp(height, least, 1);
  return { width: w, height: h, left: clamp(left, 0, 1 - w), top: clamp(top, 0, 1 - h) };
}

/** The area between two points, in any order. */
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

/** A mask moved by this much, within the page. */
export function moveMask(mask: Mask, { x, y }: Point): Mask {
  return { ...mask, ...fitArea({ ...mask, left: mask.left + x, top: mask.top + y }) };
}

/** A mask resized at its bottom right corner. */
export function resizeMask(mask: Mask, { x, y }: Point): Mask {
  const width = clamp(mask.width + x, least, 1 - mask.left);
  const height = clamp(mask.height + y, least, 1 - mask.top);
  return { ...mask, width, height };
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/**
 * What a key does to a mask: arrows move it, with Shift they resize it; `undefined` for other keys.
 */
export function maskAfterKey(mask: Mask, key: string, isShifted: boolean): Mask | undefined {
  const way = arrows[key];
  if (!way) return undefined;
  return isShifted ? resizeMask(mask, way) : moveMask(mask, way);
}

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
const within = (value: number) => clamp(value, 0, 1);
const ascending = (one: number, two: number) => one - two;
