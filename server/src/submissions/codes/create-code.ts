import { randomInt } from 'node:crypto';

export const codeLifeMs = 15 * 60_000;
export const maxAttempts = 5;
const digits = 6;

/** Six random digits. */
export function createCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
