import type { Page } from '@playwright/test';

/** Texts that a redacted file must not contain, and texts that it must. */
export const redactedText = 'BSN 123456782';
export const shown = 'Huurprijs 700 euro';

/** A PDF of one page: the hidden words in its upper half, the others in its lower half. */
export function createPdf(): Buffer {
  const text = `BT /F1 36 Tf 60 650 Td (${redactedText}) Tj 0 -450 Td (${shown}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file + table + trailer, 'latin1');
}

/** A picture of 200 by 200 dots: red above, green below. */
export async function createPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 200;
    const context = canvas.getContext('2d');
    for (const [index, colour] of ['#ff0000', '#00ff00'].entries()) {
      if (context) context.fillStyle = colour;
      context?.fillRect(0, index * 100, 200, 100);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** The colours of a picture at points in parts of its size: `[red, green, blue]`. */
export function readColours(
  page: Page,
  picture: Buffer,
  points: readonly (readonly [x: number, y: number])[],
): Promise<number[][]> {
  return page.evaluate(
    async ({ bytes, at }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return at.map(([x, y]) => {
        const left = Math.floor(x * bitmap.width);
        const top = Math.floor(y * bitmap.height);
        return [...(context?.getImageData(left, top, 1, 1).data ?? [])].slice(0, 3);
      });
    },
    { bytes: [...picture], at: points },
  );
}

/** The pictures inside of a PDF that is made of them. */
export function picturesIn(pdf: Buffer): readonly Buffer[] {
  const pictures: Buffer[] = [];
  for (let at = pdf.indexOf('ffd8ff', 0, 'hex'); at >= 0;) {
    const end = pdf.indexOf('endstream', at);
    pictures.push(pdf.subarray(at, end));
    at = pdf.indexOf('ffd8ff', end, 'hex');
  }
  return pictures;
}
