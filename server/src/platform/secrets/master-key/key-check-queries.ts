import type { ClientBase } from 'pg';

/**
 * Returns the check value of the database's key, locked until the transaction ends; none before the
 * first start.
 */
export async function selectKeyCheck(
  client: ClientBase,
  lock: 'share' | 'update',
): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ check_value: Buffer }>(
    `select check_value from encryption_key_check for ${lock}`,
  );
  return rows[0]?.check_value;
}

/** Stores the check value of the first key, unless another server was first. */
export async function insertKeyCheck(client: ClientBase, checkValue: Buffer): Promise<void> {
  await client.query(
    'insert into encryption_key_check (check_value) values ($1) on conflict do nothing',
    [checkValue],
  );
}

/** Replaces the check value by that of a new key. */
export async function updateKeyCheck(client: ClientBase, checkValue: Buffer): Promise<void> {
  await client.query('update encryption_key_check set check_value = $1', [checkValue]);
}
