import { prepareDemoAccounts, seedAccounts } from '../accounts/seed-accounts.ts';
import { seedEnvironments } from '../environments/seed-environments.ts';
import { defaultTenantSlug } from '../platform/config/canonical-origin.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { enterNewTenant, withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Runtime } from '../platform/runtime.ts';
import { upsertSetting } from '../settings/settings-queries.ts';
import { writeDemoLogins } from './demo-logins.ts';
import { seedDemoSettings } from './seed-demo-settings.ts';
import { seedDemoForms, selectCaller } from './seed-demo-forms.ts';
import { reportFormId } from './forms/demo-forms.ts';
import { seedDemoReports } from './reports/seed-demo-reports.ts';
import type { DemoOptions } from './demo-options.ts';

const publishers = {
  designer: `ontwerper@${defaultTenantSlug}.example`,
  reviewer: `beoordelaar@${defaultTenantSlug}.example`,
};

const handlerEmail = `behandelaar@${defaultTenantSlug}.example`;
const publishedDaysAgo = 60;

/** Creates the demo tenant with its users, forms and reports in one transaction, unless it exists. */
export async function seedDemoTenant(options: DemoOptions, siteOrigin: string): Promise<void> {
  const { pool, runtime, config } = options;
  const found = await findTenantBySlug(pool, defaultTenantSlug);
  if (found !== undefined) {
    await moveSite(options, found.tenant, siteOrigin);
    return;
  }
  const accounts = await prepareDemoAccounts({
    tenantSlug: defaultTenantSlug,
    hasher: options.passwordHasher,
    password: config.demoPassword ?? undefined,
  });
  // The logins are stored before the commit: an account with a lost password would be worse than a
  // stored password without an account.
  await writeDemoLogins(config.dataFolder, accounts.logins);
  const tenantId = runtime.createId();
  await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      await tx
        .insertInto('tenants')
        .values({
          id: tenantId,
          slug: defaultTenantSlug,
          name: 'Gemeente Voorbeeldstad',
          allowed_origins: [siteOrigin],
        })
        .execute();
      await enterNewTenant(pool, tx, tenantId);
      await seedEnvironments(tx, tenantId);
      await seedAccounts(tx, { tenantId, accounts, runtime });
      // People who try the product sign in with a password only; a setting requires a second
      // factor.
      await upsertSetting(tx, {
        tenant_id: tenantId,
        id: 'mfa',
        value: 'nobody',
        updated_at: new Date(runtime.now()),
      });
      // Submissions with personal data are not kept for ever.
      await upsertSetting(tx, {
        tenant_id: tenantId,
        id: 'retention_default_completed',
        value: 365,
        updated_at: new Date(runtime.now()),
      });
      await seedDemoSettings(tx, { tenantId, siteOrigin, now: runtime.now });
      const versions = await seedDemoForms(tx, tenantId, publishers, earlier(runtime));
      const versionId = versions.get(reportFormId);
      if (versionId === undefined) throw new Error('The demo has no form for reports.');
      const handler = await selectCaller(tx, handlerEmail);
      await seedDemoReports({ tx, tenantId, versionId, handler, runtime }, options.rules);
    });
}

/** The clock of the day on which the demo forms were published: before the first report. */
const earlier = ({ createId, now }: Runtime): Runtime => ({
  createId,
  now: () => now() - publishedDaysAgo * 86_400_000,
});

/**
 * The origin of the municipality's site contains the port, so it is allowed again at each start.
 */
async function moveSite(
  { pool, runtime }: DemoOptions,
  tenant: Tenant,
  siteOrigin: string,
): Promise<void> {
  if (tenant.allowedOrigins.includes(siteOrigin)) return;
  await pool.query(
    'update tenants set allowed_origins = array_append(allowed_origins, $2), updated_at = now() where id = $1',
    [tenant.id, siteOrigin],
  );
  await withTenant(
    pool,
    tenant.id,
  )((tx) => seedDemoSettings(tx, { tenantId: tenant.id, siteOrigin, now: runtime.now }));
}
