/** A canvas and its 2D context. */
export function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  return { canvas, context };
}

/** Writes the canvas to a new image file, which contains only pixels. */
export function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The page is too large for this browser.'));
    canvas.toBlob(take, type, 0.9);
  });
}
