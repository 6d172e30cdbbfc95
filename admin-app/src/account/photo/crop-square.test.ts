import { expect, test } from 'vitest';
import { cropSquare, dragCrop, wholeCrop } from './crop-square.ts';

const wide = { width: 400, height: 200 };

test.each([
  [wholeCrop, { left: 100, top: 0, side: 200 }],
  [
    { ...wholeCrop, x: 0 },
    { left: 0, top: 0, side: 200 },
  ],
  [
    { zoom: 2, x: 1, y: 1 },
    { left: 300, top: 100, side: 100 },
  ],
])('the square of %j', (crop, square) => {
  expect(cropSquare(wide, crop)).toEqual(square);
});

test('follows a drag and stays in the picture', () => {
  expect(dragCrop(wide, wholeCrop, 0.25, 0.25)).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
  expect(dragCrop(wide, wholeCrop, 5, 0).x).toBe(0);
  expect(dragCrop(wide, { ...wholeCrop, zoom: 2 }, 0, -5).y).toBe(1);
});
