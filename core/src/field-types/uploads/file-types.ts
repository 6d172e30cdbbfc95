/** The MIME type of each kind of file the product knows, by extension; several may share a type. */
export const typesByExtension = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  md: 'text/markdown',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odp: 'application/vnd.oasis.opendocument.presentation',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  mpeg: 'video/mpeg',
  zip: 'application/zip',
  '7z': 'application/x-7z-compressed',
  rar: 'application/vnd.rar',
  gz: 'application/gzip',
  json: 'application/json',
  xml: 'application/xml',
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
  eml: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  ifc: 'application/x-step',
  ics: 'text/calendar',
  vcf: 'text/vcard',
} as const satisfies Readonly<Record<string, string>>;

/** Lower case, without the point. */
export type FileExtension = keyof typeof typesByExtension;

const types: ReadonlyMap<string, string> = new Map(Object.entries(typesByExtension));

/** The part of a file's name after its last point, in lower case; empty when it has none. */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 ? name.slice(at + 1).toLowerCase() : '';
}

/** The MIME type of a file's extension; `undefined` when it is unknown. */
export function typeOfName(name: string): string | undefined {
  return types.get(extensionOf(name));
}

/** The extensions of a MIME type, or of a pattern such as `image/*`. */
export function extensionsOf(pattern: string): readonly string[] {
  return [...types].flatMap(([extension, type]) => (isOfType(type, pattern) ? extension : []));
}

/** Whether a MIME type matches a pattern, such as `image/*`. */
export function isOfType(type: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}
