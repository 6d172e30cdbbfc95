/** A JPEG without metadata, and its size in pixels. */
export interface CleanJpeg {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/**
 * Reads the segments of a JPEG with one scan (ISO/IEC 10918-1), as browsers write them, and leaves out what a camera or an editor
 * wrote about it, such as the place. `undefined` when the content is no such image: between the scans of a progressive one there
 * can be more of that.
 */
export function cleanJpeg(file: Buffer): CleanJpeg | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  const segments = readSegments(file);
  const frame = segments.find(({ marker }) => isFrame(marker));
  const last = segments.at(-1);
  const size = frame && sizeOf(frame.content);
  if (size === undefined || last?.marker !== startOfScan) return undefined;
  // What follows the image is not part of it.
  const close = endOfScan(file, last.end);
  if (!file.subarray(close, close + 2).equals(endOfImage)) return undefined;
  const kept = segments.flatMap((segment) => (isMetadata(segment) ? [] : [segment.content]));
  const scan = file.subarray(last.end, close + endOfImage.length);
  return { content: Buffer.concat([file.subarray(0, 2), ...kept, scan]), ...size };
}

interface Segment {
  readonly marker: number;
  /** With its marker and length. */
  readonly content: Buffer;
  readonly end: number;
}

/** The segments up to the first scan; fewer when one says too much about its length. */
function readSegments(file: Buffer): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end < at + 4 || end > file.length) break;
    segments.push({ marker, content: file.subarray(at, end), end });
    if (marker === startOfScan) break;
    at = end;
  }
  return segments;
}

/** Where the first marker after the data of a scan is; in the data, 0 or a restart marker follows each 0xff. */
function endOfScan(file: Buffer, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at >= 0 && isData(file[at + 1] ?? startOfScan)) at = file.indexOf(0xff, at + 2);
  return at < 0 ? file.length : at;
}

const isData = (next: number) => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** Baseline and extended: the frames that have one scan. */
const isFrame = (marker: number) => marker === 0xc0 || marker === 0xc1;

/** Marker, length, name, version and density, without the small picture that may follow. */
const jfifBytes = 18;

/** Comments and application data, but not JFIF and Adobe: they say how colours are stored. */
function isMetadata({ marker, content }: Segment): boolean {
  if (marker === 0xe0)
    return content.length !== jfifBytes || content.toString('latin1', 4, 9) !== 'JFIF\0';
  return marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
}

/** After marker, length and precision. */
function sizeOf(segment: Buffer) {
  if (segment.length < 9) return undefined;
  return { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
}
