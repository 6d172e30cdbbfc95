import type { EditedVersion } from './edited-version.ts';
import { locatedFields } from './place.ts';

/** The source of new ids; injected so that tests can predict them. */
export interface IdSource {
  /** A new UUID. */
  createId(): string;
  /** A new short id that is not taken. */
  createShortId(taken: ReadonlySet<string>): string;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Creates random ids; short ids have four characters, or more when those run out. */
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

/** The short ids that the fields and variables of a version use. */
export function usedShortIds({
  pages,
  variables,
}: Pick<EditedVersion, 'pages' | 'variables'>): Set<string> {
  const fields = Array.from(locatedFields(pages), ({ field }) => field);
  return new Set([...fields, ...variables].map(({ short_id: shortId }) => shortId));
}
