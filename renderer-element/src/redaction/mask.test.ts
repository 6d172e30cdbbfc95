import { describe, expect, test } from 'vitest';
import { areaBetween, maskAfterKey, moveMask, resizeMask, type Mask } from './mask.ts';

const mask: Mask = { id: 1, page: 0, left: 0.5, top: 0.5, width: 0.2, height: 0.1 };

describe('a mask', () => {
  test('is drawn between two points in any order', () => {
    const area = { left: 0.25, top: 0.25, width: 0.5, height: 0.25 };
    expect(areaBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual(area);
    expect(areaBetween({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.25 })).toEqual(area);
  });

  test('is never too small to see, and stays on the page', () => {
    expect(areaBetween({ x: 1.5, y: 1.5 }, { x: 1.5, y: 1.5 })).toEqual({
      left: 0.99,
      top: 0.99,
      width: 0.01,
      height: 0.01,
    });
    expect(moveMask(mask, { x: 1, y: -1 })).toMatchObject({ left: 0.8, top: 0 });
    expect(resizeMask(mask, { x: 1, y: -1 })).toMatchObject({ width: 0.5, height: 0.01 });
  });

  test('moves with arrows, and resizes with Shift', () => {
    expect(maskAfterKey(mask, 'ArrowLeft', false)?.left).toBeCloseTo(0.49);
    expect(maskAfterKey(mask, 'ArrowDown', false)?.top).toBeCloseTo(0.51);
    expect(maskAfterKey(mask, 'ArrowRight', true)?.width).toBeCloseTo(0.21);
    expect(maskAfterKey(mask, 'ArrowUp', true)?.height).toBeCloseTo(0.09);
    expect(maskAfterKey(mask, 'a', false)).toBeUndefined();
  });
});
