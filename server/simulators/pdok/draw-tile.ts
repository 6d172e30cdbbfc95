import { deflateSync } from 'node:zlib';

const size = 256;
/** Indexes into the palette. */
const [land, road, water, green] = [0, 1, 2, 3];
const palette = Buffer.from([
  0xf4, 0xf1, 0xea, 0xff, 0xff, 0xff, 0xbf, 0xd9, 0xea, 0xd5, 0xe6, 0xc9,
]);
const streetEvery = 64;

/** A picture of a made-up town: streets in a grid, some water and parks; the same for the same tile. */
export function drawTile(zoom: number, x: number, y: number): Buffer {
  const rows = Array.from({ length: size }, (_, row) => {
    const line = Buffer.alloc(size + 1);
    for (let column = 0; column < size; column += 1) {
      line[column + 1] = colourAt(zoom, x * size + column, y * size + row);
    }
    return line;
  });
  return encodePng(Buffer.concat(rows));
}

function colourAt(zoom: number, x: number, y: number): number {
  const width = zoom > 14 ? 8 : 3;
  if (x % streetEvery < width || y % streetEvery < width) return road;
  const block = (Math.floor(x / streetEvery) * 7 + Math.floor(y / streetEvery) * 13) % 11;
  if (block === 3) return water;
  return block === 5 || block === 8 ? green : land;
}

/** A PNG of 8 bits a pixel with the palette; each line begins with its filter, none. */
function encodePng(lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(checksum(body), body.length + 4);
  return frame;
}

/** CRC-32 as PNG has it. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
