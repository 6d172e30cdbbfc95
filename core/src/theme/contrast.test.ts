import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';

describe('contrastRatio', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#FFFFFF', 1],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#ff0000', '#ffffff', 3.998],
    ['#0000ff', '#ffffff', 8.592],
  ])('%s on %s is %d', (front, back, ratio) => {
    expect(contrastRatio(front, back)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(back, front)).toBeCloseTo(ratio, 2);
  });

  test.each(['', 'red', '#12345', '#gggggg'])('says nothing of %j', (colour) => {
    expect(contrastRatio(colour, '#ffffff')).toBeUndefined();
  });
});
