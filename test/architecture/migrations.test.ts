import { describe, expect, test } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

const sql = listFiles('server/migrations').map(readSource).join('\n');
const tables = [
  ...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+) \(([\s\S]*?)\n\)/g),
].map(([, name = '', columns = '']) => ({ name, columns }));
/** Tables without data of a tenant: the tenants, hashed counters of rate limits, the key's check value, the operators' log and notices. */
const shared = [
  'tenants',
  'rate_limits',
  'encryption_key_check',
  'operator_events',
  'operator_tokens',
  'operator_sessions',
  'maintenance_notices',
];
const ofTenants = tables.filter(({ name }) => !shared.includes(name));

describe('a table with data of a tenant', () => {
  test('is found in the migrations', () => {
    expect(ofTenants.length).toBeGreaterThan(5);
  });

  test.each(ofTenants)('$name shows only the rows of the current tenant', ({ name }) => {
    expect(sql).toContain(`call app.isolate('${name}')`);
  });

  test.each(ofTenants)('$name begins its key with the tenant', ({ columns }) => {
    expect(columns).toMatch(/\btenant_id uuid not null/);
    expect(columns).toMatch(/primary key \(tenant_id\b/);
  });
});

const indexes = [
  ...sql.matchAll(/create (?:unique )?index (\w+)\s+on (\w+)(?: using \w+)? \((\w+)/g),
]
  .map(([, name = '', table = '', firstColumn = '']) => ({ name, table, firstColumn }))
  .filter(({ table }) => !shared.includes(table));

test.each(indexes)('the index $name begins with the tenant', ({ firstColumn }) => {
  expect(firstColumn).toBe('tenant_id');
});
