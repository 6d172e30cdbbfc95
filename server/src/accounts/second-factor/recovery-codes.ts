import { randomBytes } from 'node:crypto';
import { hashKey } from '../../platform/secrets/public-key.ts';

const codeCount = 10;
/** Without characters that look alike; 32 characters, so each one encodes five bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz023456789';
const lettersInCode = 16;

/** Creates codes of 80 random bits each, in groups of four letters. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: codeCount }, () => {
    const text = Array.from(randomBytes(lettersInCode), (byte) => letters[byte % 32]).join('');
    return text.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** The stored form of a code: the hash of its letters, ignoring how they are typed. */
export function hashRecoveryCode(typed: string): Buffer {
  return hashKey(typed.toLowerCase().replace(/[\s-]/g, ''));
}
