import { typeOfName } from '@form-builder/core/field-types/uploads/file-types.ts';

/** The number of bytes to compare with the signatures below. */
const headBytes = 16;

const zip = '504b';
const compound = 'd0cf11e0';

/** The first bytes, in hexadecimal digits, of the most common file types. */
const signatures: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['25504446'],
  'image/png': ['89504e47'],
  'image/jpeg': ['ffd8ff'],
  'image/gif': ['47494638'],
  'application/zip': [zip],
  'application/msword': [compound],
  'application/vnd.ms-excel': [compound],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [zip],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [zip],
  'application/vnd.oasis.opendocument.text': [zip],
};

/**
 * Whether the first bytes of a file match its name. The server examines it further when the form is sent; this
 * check reports a renamed or damaged file at once.
 */
export async function hasNamedContent(file: File): Promise<boolean> {
  const expected = signatures[typeOfName(file.name) ?? ''];
  if (!expected) return true;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return expected.some((signature) => hex.startsWith(signature));
}
