import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { Transaction } from 'kysely';
import { versionUses } from '../features/version-uses.ts';
import { selectCountedFormUses } from '../form-uses/form-uses-query.ts';
import { countRows } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

type Tx = Transaction<Database>;

/**
 * Returns the forms and building blocks that use a feature and that the caller may see, by name, and how many the tenant
 * has.
 */
export function selectFeatureForms(
  tx: Tx,
  caller: Caller,
  id: FeatureId,
): ReturnType<typeof selectCountedFormUses> {
  const uses = versionUses(id);
  if (uses === undefined) return Promise.resolve({ forms: [], count: 0 });
  return selectCountedFormUses(tx, caller, uses);
}

/** How many things a feature has of its own. */
const counts: Readonly<Partial<Record<FeatureId, (tx: Tx, now: Date) => Promise<number>>>> = {
  templates: async (tx) =>
    countOf(
      await tx
        .selectFrom('forms')
        .select(countRows.as('count'))
        .where('type', '=', 'template')
        .where('archived_at', 'is', null)
        .executeTakeFirst(),
    ),
  scheduled_exports: async (tx) =>
    countOf(
      await tx
        .selectFrom('export_schedules')
        .select(countRows.as('count'))
        .where('is_paused', '=', false)
        .where('stopped', 'is', null)
        .executeTakeFirst(),
    ),
  review_links: async (tx, now) =>
    countOf(
      await tx
        .selectFrom('review_links')
        .select(countRows.as('count'))
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    ),
  glossary: async (tx) =>
    countOf(await tx.selectFrom('glossary_terms').select(countRows.as('count')).executeTakeFirst()),
};

const countOf = (row: { readonly count: number } | undefined): number => row?.count ?? 0;

/** How many things a feature has of its own, such as terms; `null` for a feature of forms only. */
export async function countFeatureItems(tx: Tx, id: FeatureId, now: Date): Promise<number | null> {
  return (await counts[id]?.(tx, now)) ?? null;
}
