import { RequestError } from '../../request-error.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from './input-texts.ts';

/** Arrays and objects inside each other. Pages, the deepest input there is, stay below it. */
const deepest = 64;

/** A value inside the input and the way to it, as a list from its end. */
interface Place {
  readonly value: unknown;
  readonly depth: number;
  readonly key: string;
  readonly parent: Place | null;
}

/**
 * Refuses input that no database could keep: text with a NUL or with half a surrogate pair, which
 * PostgreSQL takes in neither text nor JSON, and nesting that would exhaust the stack of whatever
 * reads it next. Looks without recursion, so that it is safe itself.
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

/** As far as the path can be told: a name that is itself refused is not repeated. */
function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | null = place; at !== null; at = at.parent) {
    if (at.parent !== null && isStorableText(at.key)) keys.unshift(at.key);
  }
  return keys.slice(0, 10).join('.');
}
