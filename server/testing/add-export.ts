import type { Insertable } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import { insertExport } from '../src/exports/exports-queries.ts';
import type {} from '../src/exports/exports-tables.ts';
import type { TestServer } from './test-server.ts';

type Row = Insertable<Database['exports']>;

/** Adds an export of a form, failed by default; returns its id. */
export async function addExport(
  server: Pick<TestServer, 'runtime' | 'transaction'>,
  tenant: Tenant,
  {
    form_id: formId,
    ...row
  }: Partial<Row> & { readonly form_id: string; readonly user_id: string },
): Promise<string> {
  const id = server.runtime.createId();
  const at = new Date(server.runtime.now());
  const choices = {
    form_id: formId,
    format: 'csv',
    filter: {},
    search: '',
    fields: null,
    values: 'labels',
    language: 'nl',
    row_field: null,
    is_unmasked: false,
  };
  await server.transaction(tenant)((tx) =>
    insertExport(tx, {
      tenant_id: tenant.id,
      id,
      form_id: formId,
      form_title: 'Melding',
      choices: JSON.stringify(choices),
      status: 'failed',
      failure: 'error',
      created_at: at,
      ...row,
    }),
  );
  return id;
}
