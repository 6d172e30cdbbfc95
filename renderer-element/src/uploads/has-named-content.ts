import { typeOfName } from '@form-builder/core/field-types/uploads/file-types.ts';

/** How many bytes the signatures below need. */
const headBytes = 16;

const zip = '504b';
const compound = 'd0cf11e0';

/** The first bytes, in hexadecimal digits, of the kinds that visitors send most. */
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
 * Whether a file begins as its name says. The server looks further when the form is sent; this tells
 * the visitor at once of a file that was renamed or is damaged.
 */
export async function hasNamedContent(file: File): Promise<boolean> {
  const expected = signatures[typeOfName(file.name) ?? ''];
  if (!expected) return true;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return expected.some((signature) => hex.startsWith(signature));
}
