import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { findSensitiveFields } from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import type { TenantTransaction } from '../../platform/database/tenant-transaction.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import {
  findDefinition,
  lockUnsealed,
  selectVersionIds,
  writeSealed,
} from './seal-earlier-queries.ts';
import { openAnswers, sealAnswers } from './stored-answers.ts';

const rowsAtOnce = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

interface Sealing {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly cipher: SecretCipher;
}

/**
 * Seals the sensitive answers that earlier releases stored in the clear, and those of fields that were
 * marked after a trial run. Returns how many submissions had any. Rows that are being written are skipped.
 */
export async function sealEarlierAnswers(sealing: Sealing): Promise<number> {
  let count = 0;
  for (const versionId of await sealing.transaction(selectVersionIds)) {
    count += await sealVersion(sealing, versionId);
  }
  return count;
}

async function sealVersion(sealing: Sealing, versionId: string): Promise<number> {
  const definition = await sealing.transaction((tx) => findDefinition(tx, versionId));
  if (definition === undefined) return 0;
  const { pages } = definition;
  const fieldIds = [...findSensitiveFields(pages, fieldTypes).keys()];
  if (fieldIds.length === 0) return 0;
  let count = 0;
  for (let afterId: string | undefined = beforeAll; afterId !== undefined;) {
    const batch = { versionId, fieldIds, afterId, limit: rowsAtOnce };
    const ids = await sealBatch(sealing, pages, batch);
    count += ids.length;
    afterId = ids.at(-1);
  }
  return count;
}

function sealBatch(
  { tenantId, transaction, cipher }: Sealing,
  pages: readonly Page[],
  batch: Parameters<typeof lockUnsealed>[1],
): Promise<readonly string[]> {
  return transaction(async (tx) => {
    const rows = await lockUnsealed(tx, batch);
    for (const row of rows) {
      const place = { tenantId, id: row.id };
      const answers = openAnswers(cipher, place, row);
      await writeSealed(tx, row.id, sealAnswers(cipher, place, pages, answers));
    }
    return rows.map(({ id }) => id);
  });
}
