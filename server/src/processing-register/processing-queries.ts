import type { Transaction } from 'kysely';
import { containsText, countRows } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';

/** Which of the forms in production are selected, and in which order. */
export interface ProductionSelection {
  /** Part of the name of the form. */
  readonly search?: string | undefined;
  readonly isDescending: boolean;
  /** Absent: all of them. */
  readonly page?: { readonly limit: number; readonly offset: number };
}

/** The versions of forms that are published in production, by the name of the form. */
export function selectProduction(
  tx: Transaction<Database>,
  { search, isDescending, page }: ProductionSelection,
) {
  const direction = isDescending ? 'desc' : 'asc';
  return productionOf(tx, search)
    .select([
      'forms.id',
      'forms.name',
      'version.id as version_id',
      'version.number',
      'version.definition',
      'version.settings',
      'version.submission_settings',
      'version.languages',
      'place.at',
    ])
    .orderBy('forms.name', direction)
    .orderBy('forms.id', direction)
    .$if(page !== undefined, (rows) => rows.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute();
}

/** Counts the forms in production with a part of a name. */
export async function countProduction(
  tx: Transaction<Database>,
  search: string | undefined,
): Promise<number> {
  const { total } = await productionOf(tx, search)
    .select(countRows.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function productionOf(tx: Transaction<Database>, search: string | undefined) {
  return tx
    .selectFrom('version_environments as place')
    .innerJoin('form_versions as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'place.tenant_id')
        .onRef('version.id', '=', 'place.version_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'version.tenant_id')
        .onRef('forms.id', '=', 'version.form_id'),
    )
    .where('forms.type', '=', 'form')
    .where('place.environment', '=', 'production')
    .where('place.state', '=', 'published')
    .$if(search !== undefined, (forms) =>
      forms.where((eb) => containsText(eb.ref('forms.name'), search ?? '')),
    );
}

export type ProductionRow = Awaited<ReturnType<typeof selectProduction>>[number];
