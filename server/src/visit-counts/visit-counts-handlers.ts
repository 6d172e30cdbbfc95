import type { visitCountsContract } from '@form-builder/core/contract/visitor/visit-counts.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { enforceLimit, type CreateRateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import type { VisitCounter } from './visit-counter.ts';

/** More than a busy counter hall sends: a visit sends a message per page. */
const messagesPerMinute = 300;

interface VisitCountsOptions {
  readonly visitCounter: VisitCounter;
  readonly createRateLimit: CreateRateLimit;
}

/** The endpoint for counts of visits; they do not use up what a network may write for its submissions. */
export function createVisitCountsHandlers({
  visitCounter,
  createRateLimit,
}: VisitCountsOptions): Handlers<typeof visitCountsContract> {
  const limit = createRateLimit({
    name: 'visit-counts',
    max: messagesPerMinute,
    windowSeconds: 60,
  });
  return {
    async countVisit({ body, tenant, network }) {
      await enforceLimit(limit, `${tenant.id} ${network}`);
      visitCounter.add(tenant.id, body);
    },
  };
}
