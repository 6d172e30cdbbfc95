interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page that consists of one image. */
export interface ImagePage {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly pixels: Size;
  /** In points: 72 per inch. */
  readonly points: Size;
}

/** Writes a PDF (ISO 32000-1) that contains only images, in their sizes. */
export function writeImagePdf(pages: readonly ImagePage[]): Blob {
  const objects = [
    [text('<< /Type /Catalog /Pages 2 0 R >>')],
    [text(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map(kidOf).join(' ')}] >>`)],
    ...pages.flatMap(objectsOf),
  ];
  const parts: BlobPart[] = [text('%PDF-1.4\n')];
  let offset = 9;
  const offsets = objects.map((content, index) => {
    const start = offset;
    const object = [text(`${index + 1} 0 obj\n`), ...content, text('\nendobj\n')];
    parts.push(...object);
    offset += object.reduce((size, part) => size + part.length, 0);
    return start;
  });
  parts.push(text(trailer(offsets, offset)));
  return new Blob(parts, { type: 'application/pdf' });
}

const kidOf = (_: unknown, index: number) => `${firstOf(index)} 0 R`;

/** Each page has three objects: itself, its content stream, and its image. */
const firstOf = (index: number) => 3 + index * 3;

function objectsOf({ jpeg, pixels, points }: ImagePage, index: number) {
  const page = firstOf(index);
  const [width, height] = [points.width, points.height].map((size) => size.toFixed(2));
  const drawing = text(`${width} 0 0 ${height} 0 0 cm /Picture Do`);
  return [
    [
      text(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${page + 1} 0 R ` +
          `/Resources << /XObject << /Picture ${page + 2} 0 R >> >> >>`,
      ),
    ],
    stream(`/Length ${drawing.length}`, drawing),
    stream(
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} ` +
        `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length}`,
      jpeg,
    ),
  ];
}

function stream(dictionary: string, content: Uint8Array<ArrayBuffer>) {
  return [text(`<< ${dictionary} >>\nstream\n`), content, text('\nendstream')];
}

function trailer(offsets: readonly number[], start: number): string {
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  return (
    `xref\n0 ${size}\n0000000000 65535 f \n${rows}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  );
}

function text(content: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(content);
}
