import type { Pool, PoolClient } from 'pg';
import { withTenant } from '../../database/tenancy/tenant-transaction.ts';
import {
  hasOtherSealed,
  lockOtherSealed,
  updateSealed,
  type SealedRow,
  type TenantColumn,
} from '../sealed-column-queries.ts';
import { placeOf, type SealedColumn } from '../sealed-column.ts';
import { headerOf } from './sealed-format.ts';
import type { TenantKeyring } from './tenant-keyring.ts';

/** What is sealed again: with the keys of the ring, every value of the columns. */
export interface Resealing {
  readonly pool: Pool;
  readonly keyring: TenantKeyring;
  readonly columns: readonly SealedColumn[];
  /** The number of values that one transaction seals. */
  readonly rowsAtOnce?: number;
}

/** How many values now have the current key, and how many no key opens. */
export interface Resealed {
  readonly sealed: number;
  readonly unreadable: number;
}

/**
 * Seals every value of the tenant that has an older key with the current one, while servers work: in small transactions,
 * so that it can stop anywhere and the next run does the rest.
 */
export async function resealTenant(resealing: Resealing, tenantId: string): Promise<Resealed> {
  const { pool, keyring, columns } = resealing;
  await withTenant(pool, tenantId)(() => Promise.resolve());
  const number = keyring.currentNumber(tenantId);
  const total = { sealed: 0, unreadable: 0 };
  if (number === 0) return total;
  for (const column of columns) {
    const { sealed, unreadable } = await resealColumn(resealing, { tenantId, column }, number);
    total.sealed += sealed;
    total.unreadable += unreadable;
  }
  return total;
}

/** Whether any value of the tenant still has an older key than the current one, also in rows that are in use. */
export async function hasOlderValues(
  { pool, keyring, columns }: Resealing,
  tenantId: string,
): Promise<boolean> {
  await withTenant(pool, tenantId)(() => Promise.resolve());
  const header = headerOf(keyring.currentNumber(tenantId));
  return onClient(pool, async (client) => {
    for (const column of columns)
      if (await hasOtherSealed(client, { tenantId, column, header })) return true;
    return false;
  });
}

async function resealColumn(
  { pool, keyring, rowsAtOnce = 200 }: Resealing,
  place: TenantColumn,
  number: number,
): Promise<Resealed> {
  const total = { sealed: 0, unreadable: 0 };
  let after: SealedRow | undefined;
  do {
    const batch = { ...place, header: headerOf(number), after, limit: rowsAtOnce };
    after = await onClient(pool, async (client) => {
      const rows = await lockOtherSealed(client, batch);
      for (const row of rows) {
        const again = resealRow(keyring, place, row);
        if (again === undefined) total.unreadable += 1;
        else await updateSealed(client, place, again);
      }
      total.sealed += rows.length;
      return rows.length < rowsAtOnce ? undefined : rows.at(-1);
    });
  } while (after !== undefined);
  return { ...total, sealed: total.sealed - total.unreadable };
}

function resealRow(
  keyring: TenantKeyring,
  { tenantId, column }: TenantColumn,
  { sealed, row }: SealedRow,
): SealedRow | undefined {
  const place = placeOf(tenantId, column, row);
  try {
    return { sealed: keyring.encrypt(place, keyring.decrypt(place, sealed)), row };
  } catch {
    // A damaged value must not keep the others on the old key; the caller reports it.
    return undefined;
  }
}

/** As the owner of the tables: a tenant may not change all of them. */
async function onClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The transaction ends with its connection.
    client.release(true);
    throw error;
  }
}
