import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { offeredLanguages } from '@form-builder/core/translations/offered-languages.ts';
import { textLanguages } from '@form-builder/core/translations/translations.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { selectVersionToShow } from './public-forms-queries.ts';

/** The values that identify a state of a version, and the languages in which it has any text. */
interface Mark {
  readonly id: string;
  readonly revision: number;
  readonly languages: readonly string[];
  readonly translated: readonly string[];
}

/** Finds the languages that visitors can read a version in. */
type FindLanguages = (
  tx: Transaction<Database>,
  tenantId: string,
  mark: Mark,
) => Promise<readonly Language[]>;

const maxKept = 1000;

/** Counts the texts once per state of a version, and caches the most recent ones. */
export function createFindLanguages(): FindLanguages {
  const known = new Map<string, readonly Language[]>();
  return async (tx, tenantId, mark) => {
    const possible = textLanguages(mark.languages, mark.translated);
    if (possible.length === 1) return possible;
    const key = `${tenantId} ${mark.id} ${String(mark.revision)}`;
    const found = known.get(key) ?? (await readLanguages(tx, mark.id)) ?? possible.slice(0, 1);
    known.delete(key);
    known.set(key, found);
    for (const oldest of known.keys()) {
      if (known.size <= maxKept) break;
      known.delete(oldest);
    }
    return found;
  };
}

async function readLanguages(
  tx: Transaction<Database>,
  id: string,
): Promise<readonly Language[] | undefined> {
  const version = await selectVersionToShow(tx, id);
  return version && offeredLanguages({ ...version, pages: version.definition.pages }, fieldTypes);
}
