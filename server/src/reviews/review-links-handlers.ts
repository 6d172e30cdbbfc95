import type { reviewLinksContract } from '@form-builder/core/contract/visitor/review-links.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { createReviewLink } from './create-review-link.ts';

/**
 * The endpoints of links to versions under review; `originOf` returns the origin of a tenant's
 * pages.
 */
export function createReviewLinksHandlers(
  originOf: (tenant: Tenant) => string,
): Handlers<typeof reviewLinksContract> {
  return {
    createReviewLink: (context) =>
      context.transaction(async (tx) => {
        const { body, caller, params, tenant } = context;
        const { path, expiresAt } = await createReviewLink(writerFor(context, tx), caller, {
          versionId: params.id,
          environment: params.environment,
          hours: body.hours,
        });
        const url = new URL(path, originOf(tenant)).href;
        return { data: { url, expires_at: expiresAt.toISOString() } };
      }),
  };
}
