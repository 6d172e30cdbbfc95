import { openDatabase } from '@form-builder/server/platform/database/open-database.ts';
import { findTenantBySlug } from '@form-builder/server/platform/database/tenancy/find-tenant.ts';
import { withTenant } from '@form-builder/server/platform/database/tenancy/tenant-transaction.ts';
import { systemRuntime } from '@form-builder/server/platform/runtime.ts';
import { seedForm } from '@form-builder/server/testing/seed-form.ts';
import type { NewVersion } from '@form-builder/server/versions/insert-version.ts';
import type {} from '@form-builder/server/accounts/accounts-tables.ts';

/** Ids of the form, as pgbench takes them. */
export interface DemoForm {
  readonly tenant: string;
  readonly form: string;
  readonly version: string;
}

/** Publishes a form in the demo tenant of a running server: of three questions, unless the version has others. */
export async function seedDemoForm(
  databaseUrl: string,
  version: Partial<NewVersion> = {},
): Promise<DemoForm> {
  const database = await openDatabase({ databaseUrl, dataFolder: '', isProduction: true });
  try {
    const found = await findTenantBySlug(database.pool, 'demo');
    if (found === undefined) throw new Error('The server has no demo tenant.');
    const { tenant } = found;
    const transaction = () => withTenant(database.pool, tenant.id);
    const user = await transaction()((tx) =>
      tx.selectFrom('users').select('id').executeTakeFirstOrThrow(),
    );
    const actor = { id: user.id, name: 'x' };
    const seeded = await seedForm({ runtime: systemRuntime, transaction }, tenant, {
      actor,
      version,
    });
    return { tenant: tenant.id, form: seeded.formId, version: seeded.versionId };
  } finally {
    await database.close();
  }
}
