import { locatedFields } from './place.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';

/** Where new ids come from; injected so that tests know them. */
export interface IdSource {
  /** A fresh UUID. */
  createId(): string;
  /** A fresh short id that is not among the taken ones. */
  createShortId(taken: ReadonlySet<string>): string;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ids from the browser's random source; short ids have four characters, more once those run out. */
export const randomIds: IdSource = {
  createId: () => crypto.randomUUID(),
  createShortId(taken) {
    for (let attempt = 0; ; attempt += 1) {
      const candidate = randomText(4 + Math.floor(attempt / 20));
      if (!taken.has(candidate)) return candidate;
    }
  },
};

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** The short ids that the fields of these pages use. */
export function usedShortIds(pages: readonly Page[]): Set<string> {
  return new Set(Array.from(locatedFields(pages), ({ field }) => field.short_id));
}
