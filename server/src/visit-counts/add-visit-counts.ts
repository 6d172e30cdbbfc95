import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { summaryPage, type VisitCount } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import {
  areVisitsCounted,
  selectVisitedVersions,
  upsertVisitCounts,
  type VisitedVersion,
} from './visit-counts-queries.ts';

/** A number of visits in which the same happened on one day. */
export interface CountedVisit {
  readonly environment: EnvironmentId;
  readonly day: string;
  readonly versionId: string;
  readonly kind: VisitCount['kind'];
  readonly subject: string;
  readonly time: string;
  readonly count: number;
}

/** Adds the counts to those of the database, without what does not belong to a version that visitors can have open. */
export async function addVisitCounts(
  tx: Transaction<Database>,
  tenantId: string,
  visits: readonly CountedVisit[],
): Promise<void> {
  const versionIds = [...new Set(visits.map(({ versionId }) => versionId))];
  if (!(await areVisitsCounted(tx))) return;
  const versions = await selectVisitedVersions(tx, versionIds);
  const known = new Map(versions.map((one) => [`${one.id} ${one.environment}`, partsOf(one)]));
  const rows = visits.flatMap(({ versionId, ...visit }) => {
    const version = known.get(`${versionId} ${visit.environment}`);
    if (version === undefined || version.ids[visit.kind]?.has(visit.subject) === false) return [];
    return [{ tenant_id: tenantId, form_id: version.formId, version_id: versionId, ...visit }];
  });
  if (rows.length > 0) await upsertVisitCounts(tx, rows);
}

/** The form of a version, and the ids of its parts by the kind of count that names them. */
function partsOf({ form_id: formId, definition: { pages } }: VisitedVersion): {
  readonly formId: string;
  readonly ids: Readonly<Partial<Record<VisitCount['kind'], ReadonlySet<string>>>>;
} {
  const pageIds = new Set([...pages.map(({ id }) => id), summaryPage]);
  const fieldIds = new Set([...iterateFields(pages)].map(({ field }) => field.id));
  const ids = {
    page: pageIds,
    page_done: pageIds,
    error: fieldIds,
    field_left: fieldIds,
    field_back: fieldIds,
  };
  return { formId, ids };
}
