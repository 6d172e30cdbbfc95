import { randomInt } from 'node:crypto';

/** Without vowels, which could form words, and without characters that look alike. */
const alphabet = 'BCDFGHJKMNPQRSTVWXZ23456789';
const parts = 3;
const partLength = 4;

/** A new code of 57 bits that people can read aloud, such as `B7KM-92TX-HJ4P`. */
export function createCoSignatureCode(): string {
  const createPart = () =>
    Array.from({ length: partLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: parts }, createPart).join('-');
}

/** Normalises a typed code to the form in which it was created; other text matches no code. */
export function normaliseCoSignatureCode(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}
