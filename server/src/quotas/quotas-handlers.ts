import type { quotasContract } from '@form-builder/core/contract/staff/settings/quotas.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { presentQuotas } from './present-quotas.ts';

/** The handlers of what a tenant uses. */
export const quotasHandlers: Handlers<typeof quotasContract> = {
  listQuotas: ({ language, now, tenant, transaction }) =>
    transaction(async (tx) => ({
      data: await presentQuotas({ tx, tenantId: tenant.id, nowMs: now() }, language),
    })),
};
