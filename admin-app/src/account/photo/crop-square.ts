/** What of a picture is in the square. */
export interface Crop {
  /** 1: as much as fits; 3: a third of that. */
  readonly zoom: number;
  /** From 0 (left or top) to 1. */
  readonly x: number;
  readonly y: number;
}

/** The middle, as large as fits. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square of a picture, in its pixels. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** Moves the square against the drag of the picture; `dx` and `dy` are parts of the shown square. */
export function dragCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = cropSquare(size, crop);
  const moved = (at: number, by: number, length: number) =>
    length > side ? Math.min(1, Math.max(0, at - (by * side) / (length - side))) : at;
  return { ...crop, x: moved(crop.x, dx, size.width), y: moved(crop.y, dy, size.height) };
}
