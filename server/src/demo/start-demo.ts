import type { Pool } from 'pg';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { defaultTenantSlug } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import { findTenantBySlug } from '../platform/database/find-tenant.ts';
import { withTenant } from '../platform/database/tenant-transaction.ts';
import type { Surroundings } from '../platform/http/endpoints/handlers.ts';
import type { SecretKeeper } from '../platform/secrets/secret-cipher.ts';
import { StartError } from '../platform/start-error.ts';
import { readDemoLogins, type DemoLogin } from './demo-logins.ts';
import { startDemoServices, type DemoServices } from './demo-services.ts';
import { startDemoSite } from './demo-site-server.ts';
import { seedDemoTenant } from './seed-demo-tenant.ts';

/** The demo while it runs: its municipality and who can sign in. */
export interface RunningDemo {
  readonly siteOrigin: string;
  /** The simulators of DigiD and of payments. */
  readonly servicesOrigin: string;
  /** Empty when their passwords are not known any more. */
  readonly logins: readonly DemoLogin[];
  stop(): Promise<void>;
}

export interface DemoOptions {
  readonly config: Config;
  readonly pool: Pool;
  readonly surroundings: Surroundings;
  readonly passwordHasher: PasswordHasher;
  readonly keeper: SecretKeeper;
  readonly productOrigin: string;
  /** Where browsers send files to, when that is not the product itself. */
  readonly uploadOrigin: string | null;
  /** The folder of the demo municipality's site. */
  readonly folder: string;
}

/** Seeds the demo tenant once and starts its municipality's site; `null` when the demo is off. */
export async function startDemo(options: DemoOptions): Promise<RunningDemo | null> {
  const { config, productOrigin, uploadOrigin, folder } = options;
  if (!config.isDemoSeeded || (config.tenant ?? defaultTenantSlug) !== defaultTenantSlug) {
    return null;
  }
  const port = config.port + 1;
  const site = await startDemoSite({
    ...{ port, host: config.host, productOrigin, uploadOrigin, folder },
    mapTilesUrl: config.lookUps.mapTilesUrl,
  }).catch((error: unknown) => {
    throw explain(error, port);
  });
  await seedDemoTenant(options, site.origin);
  const services = await startServices(options);
  return {
    siteOrigin: site.origin,
    servicesOrigin: services.origin,
    logins: await readDemoLogins(config.dataFolder),
    stop: async () => {
      await Promise.all([site.stop(), services.stop()]);
    },
  };
}

async function startServices(options: DemoOptions): Promise<DemoServices> {
  const { pool, config, keeper, surroundings, productOrigin } = options;
  const tenant = (await findTenantBySlug(pool, defaultTenantSlug))?.tenant;
  if (tenant === undefined) throw new Error('The demo tenant is not there after it was seeded.');
  const { host, isProduction } = config;
  const services = await startDemoServices({
    ...{ host, isProduction, productOrigin },
    organisation: tenant.name,
  });
  await withTenant(
    pool,
    tenant.id,
  )((tx) => services.seed({ ...surroundings, tx, tenantId: tenant.id, keeper }));
  return services;
}

function explain(error: unknown, port: number): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return error;
  return new StartError(
    `Port ${String(port)}, for the demo municipality, is in use by another program: stop it, choose another PORT, or set DEMO_SEED=false.`,
  );
}
