import type { VisitMessage } from '@form-builder/core/contract/visitor/visit-counts.ts';
import type { Pool } from 'pg';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import { addVisitCounts, type CountedVisit } from './add-visit-counts.ts';

/** Adds up what visitors do, in memory, and writes it to the database from time to time. */
export interface VisitCounter {
  add(tenantId: string, message: VisitMessage): void;
  /** Writes the counts so far; those of a tenant whose write fails are kept for the next time. */
  flush(): Promise<void>;
}

interface CounterOptions {
  readonly pool: Pool;
  readonly logger: Pick<Logger, 'error'>;
  readonly now: () => number;
  /** The maximum number of different counters in memory; what comes after it is not counted. */
  readonly maxCounters?: number;
}

export function createVisitCounter({
  pool,
  logger,
  now,
  maxCounters = 50_000,
}: CounterOptions): VisitCounter {
  let counters = new Map<string, Counter>();
  const add = (counter: Counter) => {
    const { tenantId, visit } = counter;
    const key = JSON.stringify([tenantId, ...Object.values({ ...visit, count: 0 })]);
    const known = counters.get(key);
    if (known !== undefined) known.visit.count += visit.count;
    else if (counters.size < maxCounters) counters.set(key, counter);
  };
  return {
    add(tenantId, message) {
      const day = dayInAmsterdam(now());
      for (const visit of visitsOf(message, day)) add({ tenantId, visit });
    },
    async flush() {
      const taken = counters;
      counters = new Map();
      for (const [tenantId, ofTenant] of byTenant([...taken.values()])) {
        const visits = ofTenant.map(({ visit }) => visit);
        try {
          await withTenant(pool, tenantId)((tx) => addVisitCounts(tx, tenantId, visits));
        } catch (error) {
          ofTenant.forEach(add);
          logger.error(
            { job: 'count-visits', tenantId, error: describeError(error) },
            'job failed',
          );
        }
      }
    },
  };
}

function byTenant(counters: readonly Counter[]): ReadonlyMap<string, readonly Counter[]> {
  const groups = new Map<string, Counter[]>();
  for (const counter of counters) {
    const group = groups.get(counter.tenantId);
    if (group === undefined) groups.set(counter.tenantId, [counter]);
    else group.push(counter);
  }
  return groups;
}

interface Counter {
  readonly tenantId: string;
  readonly visit: CountedVisit & { count: number };
}

function visitsOf(message: VisitMessage, day: string): readonly Counter['visit'][] {
  const { version_id: versionId, environment, counts } = message;
  return counts.map((one) => ({
    environment,
    day,
    // In one spelling, as the database gives it.
    versionId: versionId.toLowerCase(),
    kind: one.kind,
    subject: 'subject' in one ? one.subject : '',
    time: 'time' in one ? one.time : '',
    count: 1,
  }));
}
