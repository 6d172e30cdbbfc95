import { typesByExtension, type FileExtension } from './file-types.ts';

/** A kind of file that questions can ask for. */
export interface FileType {
  readonly extension: FileExtension;
  /** The MIME type. */
  readonly type: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
}

/** The texts of each file type for designers: name, category and description. */
const words: Readonly<
  Record<FileExtension, readonly [name: string, category: string, description: string]>
> = {
  pdf: ['PDF', 'document', 'PDF-document'],
  doc: ['Word 97-2003', 'document', 'Microsoft Word'],
  docx: ['Word', 'document', 'Microsoft Word'],
  odt: ['OpenDocument Text', 'document', 'OpenDocument'],
  rtf: ['Rich Text', 'document', 'Rich Text Format'],
  txt: ['Text', 'document', 'Plain text'],
  md: ['Markdown', 'document', 'Markdown'],
  xls: ['Excel 97-2003', 'spreadsheet', 'Microsoft Excel'],
  xlsx: ['Excel', 'spreadsheet', 'Microsoft Excel'],
  ods: ['OpenDocument Spreadsheet', 'spreadsheet', 'OpenDocument'],
  csv: ['CSV', 'spreadsheet', 'Comma-separated values'],
  ppt: ['PowerPoint 97-2003', 'presentation', 'Microsoft PowerPoint'],
  pptx: ['PowerPoint', 'presentation', 'Microsoft PowerPoint'],
  odp: ['OpenDocument Presentation', 'presentation', 'OpenDocument'],
  jpg: ['JPEG', 'image', 'Photo'],
  jpeg: ['JPEG', 'image', 'Photo'],
  png: ['PNG', 'image', 'Image'],
  gif: ['GIF', 'image', 'Image'],
  webp: ['WebP', 'image', 'Image'],
  avif: ['AVIF', 'image', 'Image'],
  heic: ['HEIC', 'image', 'Photo of a phone'],
  heif: ['HEIF', 'image', 'Photo of a phone'],
  tif: ['TIFF', 'image', 'Scan'],
  tiff: ['TIFF', 'image', 'Scan'],
  bmp: ['Bitmap', 'image', 'Image'],
  svg: ['SVG', 'image', 'Drawing'],
  mp3: ['MP3', 'audio', 'Sound'],
  m4a: ['M4A', 'audio', 'Sound'],
  wav: ['WAV', 'audio', 'Sound'],
  ogg: ['Ogg', 'audio', 'Sound'],
  mp4: ['MP4', 'video', 'Video'],
  mov: ['QuickTime', 'video', 'Video'],
  webm: ['WebM', 'video', 'Video'],
  avi: ['AVI', 'video', 'Video'],
  mpeg: ['MPEG', 'video', 'Video'],
  zip: ['ZIP', 'archive', 'Archive'],
  '7z': ['7-Zip', 'archive', 'Archive'],
  rar: ['RAR', 'archive', 'Archive'],
  gz: ['Gzip', 'archive', 'Archive'],
  json: ['JSON', 'data', 'Data'],
  xml: ['XML', 'data', 'Data'],
  geojson: ['GeoJSON', 'data', 'Locations'],
  gpx: ['GPX', 'data', 'Route'],
  eml: ['E-mail', 'mail', 'E-mail message'],
  msg: ['Outlook', 'mail', 'Outlook message'],
  dwg: ['DWG', 'drawing', 'AutoCAD'],
  dxf: ['DXF', 'drawing', 'AutoCAD'],
  ifc: ['IFC', 'drawing', 'Building model'],
  ics: ['iCalendar', 'calendar', 'Appointment'],
  vcf: ['vCard', 'contact', 'Contact'],
};

/** The supported file types; several extensions may share a type. */
export const knownFileTypes: readonly FileType[] = Object.entries(words).map(
  ([key, [name, category, description]]) => {
    // The keys are exactly the known extensions, which the type of `Object.entries` does not express.
    const extension = key as FileExtension;
    return { extension, type: typesByExtension[extension], name, category, description };
  },
);
