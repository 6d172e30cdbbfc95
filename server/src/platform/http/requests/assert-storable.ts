import { RequestError } from '../../request-error.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from './input-texts.ts';

/** The maximum nesting depth. Pages, the deepest valid input, stay below it. */
const deepest = 64;

/** A value inside the input with its path, as a linked list from the end. */
interface Place {
  readonly value: unknown;
  readonly depth: number;
  readonly key: string;
  readonly parent: Place | null;
}

/**
 * Rejects input that the database cannot store: text with NUL or half a surrogate pair, which PostgreSQL
 * accepts in neither text nor JSON, and nesting that would overflow the stack of later code. Iterates without
 * recursion, so that it is safe itself.
 */
export function assertStorable(input: unknown, language: Language): void {
  const left: Place[] = [{ value: input, depth: 0, key: '', parent: null }];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    if (place.depth > deepest || !isStorableText(place.key) || !isStorableText(place.value)) {
      throw new RequestError('invalid', {
        errors: { [pathOf(place)]: [inputTexts[language].invalid] },
      });
    }
    if (typeof place.value !== 'object' || place.value === null) continue;
    for (const [key, value] of Object.entries(place.value)) {
      left.push({ value, depth: place.depth + 1, key, parent: place });
    }
  }
}

function isStorableText(value: unknown): boolean {
  return typeof value !== 'string' || !(value.includes('\0') || /\p{Surrogate}/u.test(value));
}

/** The path up to the first rejected name, which is not repeated. */
function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | null = place; at !== null; at = at.parent) {
    if (at.parent !== null && isStorableText(at.key)) keys.unshift(at.key);
  }
  return keys.slice(0, 10).join('.');
}
