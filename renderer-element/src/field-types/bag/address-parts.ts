import type { BagAnswer } from '@form-builder/core/field-types/bag/bag.ts';
import type { FoundAddress } from '@form-builder/core/contract/visitor/lookups.ts';

/** The texts of the inputs of an address. */
export interface AddressParts {
  readonly postcode: string;
  readonly number: string;
  /** The house letter, the addition, or both. */
  readonly suffix: string;
  readonly street: string;
  readonly city: string;
}

const noParts: AddressParts = { postcode: '', number: '', suffix: '', street: '', city: '' };

/**
 * Returns the texts of the inputs for an answer: the members of an address, or the texts of an
 * incomplete one. The answer contains all of them, so that they survive a reload.
 */
export function partsOf(value: unknown): AddressParts {
  if (typeof value === 'string') return { ...noParts, ...readTyped(value) };
  if (value === null || typeof value !== 'object') return noParts;
  // The definition has parsed the value: if it is neither empty nor text, it is an address.
  const { postcode, house_number, street, city, ...address } = value as BagAnswer;
  return {
    postcode: writePostcode(postcode),
    number: String(house_number),
    suffix: suffixOf(address),
    street,
    city,
  };
}

/** Returns the answer for the inputs: an unchecked address, or the texts of an incomplete one. */
export function answerOf(parts: AddressParts): BagAnswer | string | null {
  const entries = Object.entries(parts).filter(([, text]: [string, string]) => text.trim() !== '');
  if (entries.length === 0) return null;
  const { street, city } = parts;
  const isWhole = hasNumber(parts) && street.trim() !== '' && city.trim() !== '';
  if (!isWhole) return JSON.stringify(Object.fromEntries(entries));
  return {
    postcode: writePostcode(parts.postcode),
    house_number: Number(parts.number.trim()),
    ...readSuffix(parts.suffix.trim()),
    street: street.trim(),
    city: city.trim(),
  };
}

const postcodeForm = /^[1-9]\d{3}\s*[a-z]{2}$/i;
const numberForm = /^[1-9]\d{0,4}$/;

export const isPostcode = (text: string) => postcodeForm.test(text.trim());
export const isHouseNumber = (text: string) => numberForm.test(text.trim());

/** Whether postcode and number are complete enough to search. */
export function hasNumber({ postcode, number }: AddressParts): boolean {
  return isPostcode(postcode) && isHouseNumber(number);
}

/** The addresses that match the typed suffix; all of them when none does. */
export function withSuffix<T extends { readonly address: FoundAddress | null }>(
  found: readonly T[],
  suffix: string,
): readonly T[] {
  const wanted = bare(suffix);
  if (wanted === '') return found;
  const fitting = found.filter(({ address }) => address && bare(suffixOf(address)) === wanted);
  return fitting.length === 0 ? found : fitting;
}

function suffixOf({ house_letter = '', addition }: Partial<BagAnswer>): string {
  return `${house_letter}${addition === undefined ? '' : `-${addition}`}`.replace(/^-/, '');
}

/** A single letter is a house letter; the text after it is an addition. */
function readSuffix(suffix: string): Pick<BagAnswer, 'house_letter' | 'addition'> {
  const [, letter, rest = ''] = /^([a-z])?(?:[\s-]*)(.*)$/i.exec(suffix) ?? [];
  const isLetter = letter !== undefined && (rest === '' || /^[a-z][\s-]/i.test(suffix));
  if (isLetter) return { house_letter: letter, ...(rest === '' ? {} : { addition: rest }) };
  return suffix === '' ? {} : { addition: suffix };
}

const bare = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

/** A postcode in its usual form; other text unchanged. */
export function writePostcode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2');
}

/** Parses the inputs of an incomplete address; other text becomes the first one. */
function readTyped(text: string): Partial<AddressParts> {
  try {
    const typed: unknown = JSON.parse(text);
    if (typeof typed !== 'object' || typed === null) return { postcode: text };
    const texts = Object.entries(typed).filter(([, part]) => typeof part === 'string');
    // Only inputs with text are stored.
    return Object.fromEntries(texts);
  } catch {
    return { postcode: text };
  }
}
