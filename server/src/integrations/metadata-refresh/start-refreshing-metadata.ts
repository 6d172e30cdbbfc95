import type { Pool } from 'pg';
import * as v from 'valibot';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import { forEachTenant, type TenantRun } from '../../platform/database/tenancy/for-each-tenant.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { runEveryMinute } from '../../platform/process/run-every-minute.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { isSamlError } from '../../platform/saml/saml-error.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { fetchMetadata } from '../fetch-provider-metadata.ts';
import { claimDueMetadata, replaceMetadata, type DueProvider } from './metadata-refresh-queries.ts';
import { renewMetadata } from './renew-metadata.ts';

interface Refreshing {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  readonly client: OutgoingClient;
}

const job = 'refresh-metadata';
const dayMs = 86_400_000;

/** Fetches the metadata of login services once a day, where an administrator gave their address. */
export function startRefreshingMetadata(refreshing: Refreshing): void {
  const { logger } = refreshing;
  runEveryMinute({ job, logger, run: () => refreshMetadata(refreshing) });
}

/** Fetches what is due, tenant by tenant. */
export function refreshMetadata(refreshing: Refreshing): Promise<void> {
  const { pool, logger, runtime } = refreshing;
  return forEachTenant({ pool, logger, job }, async (tenant) => {
    const now = new Date(runtime.now());
    const before = new Date(runtime.now() - dayMs);
    const due = await tenant.transaction((tx) => claimDueMetadata(tx, { now, before }));
    for (const provider of due) await refresh(refreshing, tenant, provider);
  });
}

const settingsSchema = v.object({
  metadata: v.string(),
  metadata_url: v.pipe(v.string(), v.url()),
  provider_entity_id: v.optional(v.string(), ''),
});

async function refresh(
  { client, runtime, logger }: Refreshing,
  { tenantId, transaction }: TenantRun,
  provider: DueProvider,
): Promise<void> {
  const settings = v.safeParse(settingsSchema, provider.settings);
  if (!settings.success) return;
  const { metadata: current, metadata_url: url, provider_entity_id: entityId } = settings.output;
  try {
    const fetched = await fetchMetadata(client, new URL(url));
    const renewed = renewMetadata({
      current,
      entityId: entityId || undefined,
      fetched,
      now: runtime.now(),
    });
    if (renewed === current) return;
    await transaction(async (tx) => {
      const writer = writerFor({ ...runtime, tenant: { id: tenantId }, caller: null }, tx);
      const change = { from: current, to: renewed, at: instant(writer) };
      if (!(await replaceMetadata(tx, provider, change))) return;
      await writeLogbook(writer, {
        action: 'provider.metadata_renewed',
        subject: ['settings', tenantId],
        details: { name: provider.name, provider: provider.id },
      });
    });
  } catch (cause) {
    // The metadata stay as they are; their expiry is announced long before it comes.
    if (!(cause instanceof ProviderError) && !isSamlError(cause)) throw cause;
    logger.warn(
      { tenantId, error: describeError(cause) },
      'metadata of a login service not renewed',
    );
  }
}
