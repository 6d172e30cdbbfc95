import * as v from 'valibot';

const addressSchema = v.pipe(v.string(), v.email(), v.maxLength(254));
const most = 20;

/**
 * Parses e-mail addresses that are separated by commas, semicolons or spaces; `null` when one is
 * invalid.
 */
export function parseAddresses(text: string): readonly string[] | null {
  const found = text.split(/[\s,;]+/).filter((address) => address !== '');
  const isValid = found.length <= most && found.every((address) => v.is(addressSchema, address));
  return isValid ? found : null;
}
