import { defaultTenantSlug } from '../platform/config/canonical-origin.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { StartError } from '../platform/start-error.ts';
import type { DemoOptions } from './demo-options.ts';
import { readDemoLogins, type DemoLogin } from './demo-logins.ts';
import { startDemoServices, type DemoServices } from './demo-services.ts';
import { startDemoSite } from './demo-site-server.ts';
import { seedDemoTenant } from './seed-demo-tenant.ts';

/** The running demo: the site of its municipality, and its logins. */
export interface RunningDemo {
  readonly siteOrigin: string;
  /** The simulators of DigiD and of payments. */
  readonly servicesOrigin: string;
  /** All origins of these simulators that the product calls. */
  readonly serviceOrigins: readonly string[];
  /** Empty when the passwords are no longer known. */
  readonly logins: readonly DemoLogin[];
  stop(): Promise<void>;
}

/** Seeds the demo tenant once and starts its municipality's site; `null` when the demo is off. */
export async function startDemo(options: DemoOptions): Promise<RunningDemo | null> {
  const { config, productOrigin, uploadOrigin, folder } = options;
  if (!config.isDemoSeeded || (config.tenant ?? defaultTenantSlug) !== defaultTenantSlug) {
    return null;
  }
  const port = config.port + 1;
  const site = await startDemoSite({
    port,
    host: config.host,
    productOrigin,
    uploadOrigin,
    folder,
    mapTilesUrl: config.lookUps.mapTilesUrl,
  }).catch((error: unknown) => {
    throw explain(error, port);
  });
  await seedDemoTenant(options, site.origin);
  const services = await startServices(options);
  return {
    siteOrigin: site.origin,
    servicesOrigin: services.origin,
    serviceOrigins: services.origins,
    logins: await readDemoLogins(config.dataFolder),
    stop: async () => {
      await Promise.all([site.stop(), services.stop()]);
    },
  };
}

async function startServices(options: DemoOptions): Promise<DemoServices> {
  const { pool, config, cipher, runtime, productOrigin, receivers } = options;
  const tenant = (await findTenantBySlug(pool, defaultTenantSlug))?.tenant;
  if (tenant === undefined) throw new Error('The demo tenant is not there after it was seeded.');
  const { host, isProduction } = config;
  const services = await startDemoServices({
    host,
    isProduction,
    productOrigin,
    organisation: tenant.name,
    receivers,
    now: runtime.now,
  });
  await withTenant(
    pool,
    tenant.id,
  )((tx) => services.seed({ ...runtime, tx, tenantId: tenant.id, cipher }));
  return services;
}

function explain(error: unknown, port: number): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return error;
  return new StartError(
    `Port ${String(port)}, for the demo municipality, is in use by another program: stop it, choose another PORT, or set DEMO_SEED=false.`,
  );
}
