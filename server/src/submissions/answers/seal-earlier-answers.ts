import type { Transaction } from 'kysely';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import type { SensitiveFields } from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { continueScan, hashFields } from './answer-scan.ts';
import { advanceScans, findScan, saveScan, type ScannedVersion } from './answer-scans-queries.ts';
import {
  findDefinition,
  lockUnsealed,
  selectAfter,
  selectVersionIds,
  writeSealed,
  type SubmissionOfVersion,
} from './seal-earlier-queries.ts';
import { openAnswers, sealFields } from './stored-answers.ts';

interface Sealing {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly cipher: SecretCipher;
  readonly now: () => number;
  /** The number of submissions that one transaction scans. */
  readonly rowsAtOnce?: number;
}

/** A version whose scan is not finished. */
interface OpenVersion extends ScannedVersion {
  readonly fields: SensitiveFields;
  readonly afterId: string;
}

/**
 * Encrypts sensitive answers that earlier releases stored unencrypted, and those of fields that
 * were marked as sensitive after a trial run. Returns the number of submissions with such answers.
 * A finished scan for the same fields is not repeated, and an interrupted scan is resumed.
 */
export async function sealEarlierAnswers(sealing: Sealing): Promise<number> {
  const versions: OpenVersion[] = [];
  for (const versionId of await sealing.transaction(selectVersionIds)) {
    const version = await openScan(sealing, versionId);
    if (version !== undefined) versions.push(version);
  }
  return versions.length === 0 ? 0 : sealVersions(sealing, versions);
}

/**
 * Returns `undefined` when the version has no sensitive fields, or was already scanned for them.
 */
function openScan(sealing: Sealing, versionId: string): Promise<OpenVersion | undefined> {
  const { tenantId, now } = sealing;
  return sealing.transaction(async (tx) => {
    const definition = await findDefinition(tx, versionId);
    const { fields } = findSensitive(definition ?? { pages: [] }, fieldTypes);
    if (fields.size === 0) return undefined;
    const hash = hashFields(fields);
    const known = await findScan(tx, versionId);
    const scan = continueScan(known, hash, new Date(now()));
    if (scan !== known) await saveScan(tx, { tenantId, versionId }, scan);
    return scan.after_id === null ? undefined : { versionId, hash, fields, afterId: scan.after_id };
  });
}

/** Scans the tenant's submissions once for all versions, starting at the least advanced one. */
async function sealVersions(sealing: Sealing, versions: readonly OpenVersion[]): Promise<number> {
  const { rowsAtOnce = 500 } = sealing;
  let [afterId = null] = versions.map((version) => version.afterId).sort();
  let count = 0;
  while (afterId !== null) {
    const from = afterId;
    const done = await sealing.transaction(async (tx) => {
      const rows = await selectAfter(tx, from, rowsAtOnce);
      const last = rows.length < rowsAtOnce ? null : (rows.at(-1)?.id ?? null);
      const sealed = await sealRows(sealing, tx, versions, rows);
      await advanceScans(tx, versions, last);
      return { sealed, last };
    });
    count += done.sealed;
    afterId = done.last;
  }
  return count;
}

async function sealRows(
  { tenantId, cipher }: Sealing,
  tx: Transaction<Database>,
  versions: readonly OpenVersion[],
  rows: readonly SubmissionOfVersion[],
): Promise<number> {
  let count = 0;
  for (const { versionId, fields } of versions) {
    const ids = rows.filter((row) => row.version_id === versionId).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const row of await lockUnsealed(tx, ids, [...fields.keys()])) {
      const place = { tenantId, id: row.id };
      const answers = openAnswers(cipher, place, row);
      await writeSealed(tx, row.id, sealFields(cipher, place, fields, answers));
      count += 1;
    }
  }
  return count;
}
