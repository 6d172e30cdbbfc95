/** A kind of file that questions can ask for. */
export interface FileType {
  /** Lower case, without the point. */
  readonly extension: string;
  /** The MIME type. */
  readonly type: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
}

/** The kinds of file the product knows; an extension may share its type with another. */
export const knownFileTypes: readonly FileType[] = [
  {
    extension: 'pdf',
    type: 'application/pdf',
    name: 'PDF',
    category: 'document',
    description: 'PDF-document',
  },
  {
    extension: 'doc',
    type: 'application/msword',
    name: 'Word 97-2003',
    category: 'document',
    description: 'Microsoft Word',
  },
  {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'Word',
    category: 'document',
    description: 'Microsoft Word',
  },
  {
    extension: 'odt',
    type: 'application/vnd.oasis.opendocument.text',
    name: 'OpenDocument Text',
    category: 'document',
    description: 'OpenDocument',
  },
  {
    extension: 'rtf',
    type: 'application/rtf',
    name: 'Rich Text',
    category: 'document',
    description: 'Rich Text Format',
  },
  {
    extension: 'txt',
    type: 'text/plain',
    name: 'Text',
    category: 'document',
    description: 'Plain text',
  },
  {
    extension: 'md',
    type: 'text/markdown',
    name: 'Markdown',
    category: 'document',
    description: 'Markdown',
  },
  {
    extension: 'xls',
    type: 'application/vnd.ms-excel',
    name: 'Excel 97-2003',
    category: 'spreadsheet',
    description: 'Microsoft Excel',
  },
  {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'Excel',
    category: 'spreadsheet',
    description: 'Microsoft Excel',
  },
  {
    extension: 'ods',
    type: 'application/vnd.oasis.opendocument.spreadsheet',
    name: 'OpenDocument Spreadsheet',
    category: 'spreadsheet',
    description: 'OpenDocument',
  },
  {
    extension: 'csv',
    type: 'text/csv',
    name: 'CSV',
    category: 'spreadsheet',
    description: 'Comma-separated values',
  },
  {
    extension: 'ppt',
    type: 'application/vnd.ms-powerpoint',
    name: 'PowerPoint 97-2003',
    category: 'presentation',
    description: 'Microsoft PowerPoint',
  },
  {
    extension: 'pptx',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    name: 'PowerPoint',
    category: 'presentation',
    description: 'Microsoft PowerPoint',
  },
  {
    extension: 'odp',
    type: 'application/vnd.oasis.opendocument.presentation',
    name: 'OpenDocument Presentation',
    category: 'presentation',
    description: 'OpenDocument',
  },
  { extension: 'jpg', type: 'image/jpeg', name: 'JPEG', category: 'image', description: 'Photo' },
  { extension: 'jpeg', type: 'image/jpeg', name: 'JPEG', category: 'image', description: 'Photo' },
  { extension: 'png', type: 'image/png', name: 'PNG', category: 'image', description: 'Image' },
  { extension: 'gif', type: 'image/gif', name: 'GIF', category: 'image', description: 'Image' },
  { extension: 'webp', type: 'image/webp', name: 'WebP', category: 'image', description: 'Image' },
  { extension: 'avif', type: 'image/avif', name: 'AVIF', category: 'image', description: 'Image' },
  {
    extension: 'heic',
    type: 'image/heic',
    name: 'HEIC',
    category: 'image',
    description: 'Photo of a phone',
  },
  {
    extension: 'heif',
    type: 'image/heif',
    name: 'HEIF',
    category: 'image',
    description: 'Photo of a phone',
  },
  { extension: 'tif', type: 'image/tiff', name: 'TIFF', category: 'image', description: 'Scan' },
  { extension: 'tiff', type: 'image/tiff', name: 'TIFF', category: 'image', description: 'Scan' },
  { extension: 'bmp', type: 'image/bmp', name: 'Bitmap', category: 'image', description: 'Image' },
  {
    extension: 'svg',
    type: 'image/svg+xml',
    name: 'SVG',
    category: 'image',
    description: 'Drawing',
  },
  { extension: 'mp3', type: 'audio/mpeg', name: 'MP3', category: 'audio', description: 'Sound' },
  { extension: 'm4a', type: 'audio/mp4', name: 'M4A', category: 'audio', description: 'Sound' },
  { extension: 'wav', type: 'audio/wav', name: 'WAV', category: 'audio', description: 'Sound' },
  { extension: 'ogg', type: 'audio/ogg', name: 'Ogg', category: 'audio', description: 'Sound' },
  { extension: 'mp4', type: 'video/mp4', name: 'MP4', category: 'video', description: 'Video' },
  {
    extension: 'mov',
    type: 'video/quicktime',
    name: 'QuickTime',
    category: 'video',
    description: 'Video',
  },
  { extension: 'webm', type: 'video/webm', name: 'WebM', category: 'video', description: 'Video' },
  {
    extension: 'avi',
    type: 'video/x-msvideo',
    name: 'AVI',
    category: 'video',
    description: 'Video',
  },
  { extension: 'mpeg', type: 'video/mpeg', name: 'MPEG', category: 'video', description: 'Video' },
  {
    extension: 'zip',
    type: 'application/zip',
    name: 'ZIP',
    category: 'archive',
    description: 'Archive',
  },
  {
    extension: '7z',
    type: 'application/x-7z-compressed',
    name: '7-Zip',
    category: 'archive',
    description: 'Archive',
  },
  {
    extension: 'rar',
    type: 'application/vnd.rar',
    name: 'RAR',
    category: 'archive',
    description: 'Archive',
  },
  {
    extension: 'gz',
    type: 'application/gzip',
    name: 'Gzip',
    category: 'archive',
    description: 'Archive',
  },
  {
    extension: 'json',
    type: 'application/json',
    name: 'JSON',
    category: 'data',
    description: 'Data',
  },
  { extension: 'xml', type: 'application/xml', name: 'XML', category: 'data', description: 'Data' },
  {
    extension: 'geojson',
    type: 'application/geo+json',
    name: 'GeoJSON',
    category: 'data',
    description: 'Locations',
  },
  {
    extension: 'gpx',
    type: 'application/gpx+xml',
    name: 'GPX',
    category: 'data',
    description: 'Route',
  },
  {
    extension: 'eml',
    type: 'message/rfc822',
    name: 'E-mail',
    category: 'mail',
    description: 'E-mail message',
  },
  {
    extension: 'msg',
    type: 'application/vnd.ms-outlook',
    name: 'Outlook',
    category: 'mail',
    description: 'Outlook message',
  },
  {
    extension: 'dwg',
    type: 'image/vnd.dwg',
    name: 'DWG',
    category: 'drawing',
    description: 'AutoCAD',
  },
  {
    extension: 'dxf',
    type: 'image/vnd.dxf',
    name: 'DXF',
    category: 'drawing',
    description: 'AutoCAD',
  },
  {
    extension: 'ifc',
    type: 'application/x-step',
    name: 'IFC',
    category: 'drawing',
    description: 'Building model',
  },
  {
    extension: 'ics',
    type: 'text/calendar',
    name: 'iCalendar',
    category: 'calendar',
    description: 'Appointment',
  },
  {
    extension: 'vcf',
    type: 'text/vcard',
    name: 'vCard',
    category: 'contact',
    description: 'Contact',
  },
];

const typesByExtension = new Map(knownFileTypes.map(({ extension, type }) => [extension, type]));

/** The part of a file's name after its last point, in lower case; empty when it has none. */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 ? name.slice(at + 1).toLowerCase() : '';
}

/** The MIME type that a file's extension stands for; `undefined` when it is not known. */
export function typeOfName(name: string): string | undefined {
  return typesByExtension.get(extensionOf(name));
}
