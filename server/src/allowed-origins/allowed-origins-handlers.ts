import type { allowedOriginsContract } from '@form-builder/core/contract/staff/settings/allowed-origins.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { enforceLimit, type CreateRateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import type { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { selectAllowedOrigins, updateAllowedOrigins } from './allowed-origins-queries.ts';
import { findPolicyObstacles } from './find-policy-obstacles.ts';
import { readPagePolicies } from './read-page-policies.ts';

interface AllowedOriginsOptions {
  readonly client: OutgoingClient;
  /** The tenant's origin, from which pages load the script. */
  readonly originOf: (tenant: Tenant) => string;
  readonly createRateLimit: CreateRateLimit;
}

/** The handlers of the sites that may embed the forms of a tenant. */
export function createAllowedOriginsHandlers({
  client,
  originOf,
  createRateLimit,
}: AllowedOriginsOptions): Handlers<typeof allowedOriginsContract> {
  const limitChecks = createRateLimit({ name: 'embedding-checks', max: 30, windowSeconds: 60 });
  return {
    getAllowedOrigins: async ({ transaction }) => ({
      data: { origins: [...(await transaction(selectAllowedOrigins))] },
    }),

    saveAllowedOrigins: (context) =>
      context.transaction(async (tx) => {
        const origins = [...new Set(context.body.origins)];
        const before = await selectAllowedOrigins(tx);
        await updateAllowedOrigins(tx, origins);
        await writeLogbook(writerFor(context, tx), {
          action: 'settings.updated',
          subject: ['settings', context.tenant.id],
          details: {
            changes: loggedChanges({ allowed_origins: [...before] }, { allowed_origins: origins }),
          },
        });
        return { data: { origins } };
      }),

    checkEmbedding: async ({ body, tenant, transaction }) => {
      await enforceLimit(limitChecks, tenant.id);
      const page = new URL(body.url);
      const allowed = await transaction(selectAllowedOrigins);
      const formOrigin = originOf(tenant);
      const policies = await readPagePolicies(client, page);
      const isAllowed = page.origin === formOrigin || allowed.includes(page.origin);
      return {
        data: {
          origin: page.origin,
          obstacles: [
            ...(isAllowed ? [] : (['origin_not_allowed'] as const)),
            ...(policies === undefined
              ? (['page_unreachable'] as const)
              : findPolicyObstacles(policies, { page, formOrigin })),
          ],
        },
      };
    },
  };
}
