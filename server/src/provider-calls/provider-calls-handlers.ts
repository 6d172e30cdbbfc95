import {
  type CallStatistics,
  type ProviderCall,
  type providerCallsContract,
} from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import { deliveryErrorSchema } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import * as v from 'valibot';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { readTimedPage } from '../platform/http/responses/timed-page.ts';
import { RequestError } from '../platform/request-error.ts';
import { selectAllProviders, type ListedProvider } from '../providers/providers-queries.ts';
import {
  countCalls,
  selectCallHours,
  selectCalls,
  type ProviderCallRow,
} from './provider-calls-queries.ts';

type Tx = Parameters<typeof selectAllProviders>[0];

const hourMs = 3_600_000;

/** The endpoints with which administrators read the log of the calls of a provider. */
export const providerCallsHandlers: Handlers<typeof providerCallsContract> = {
  listProviderCalls: (context) =>
    context.transaction(async (tx) => {
      const { key } = await getProvider(tx, context.params);
      const selection = { key, query: context.query };
      const { rows, meta } = await readTimedPage(context, {
        count: () => countCalls(tx, selection),
        select: (page) => selectCalls(tx, selection, page),
      });
      return { data: rows.map(presentCall), meta };
    }),

  getCallStatistics: (context) =>
    context.transaction(async (tx) => {
      const { key, provider } = await getProvider(tx, context.params);
      const since = context.now() - Number(context.query.hours) * hourMs;
      // Whole hours: the first one of the chart is not a part of one.
      const hours = await selectCallHours(tx, key, new Date(since - (since % hourMs) + hourMs));
      return {
        data: {
          hours: hours.map(({ hour, calls, errors, throttled, p95 }) => ({
            at: isoInstant(hour),
            calls,
            errors,
            throttled,
            p95_ms: p95,
          })),
          circuit: circuitOf(provider, context.now()),
        },
      };
    }),
};

async function getProvider(
  tx: Tx,
  { id, stage }: { readonly id: string; readonly stage: ProviderStage },
) {
  const key = { id, servesTests: stage === 'test' };
  const provider = (await selectAllProviders(tx)).find(
    (one) => one.id === id && one.serves_tests === key.servesTests,
  );
  if (provider === undefined) throw new RequestError('not_found');
  return { key, provider };
}

function circuitOf(
  { kind, paused_until: until }: ListedProvider,
  now: number,
): CallStatistics['circuit'] {
  const serves = kind === 'delivery' ? 'deliveries' : 'visitors';
  if (until === null) return { serves, state: 'closed', until: null };
  return until.getTime() > now
    ? { serves, state: 'paused', until: isoInstant(until) }
    : { serves, state: 'probing', until: null };
}

function presentCall(row: ProviderCallRow): ProviderCall {
  const { id, at, operation, method, host, path, status, duration_ms, attempt } = row;
  const error = v.safeParse(v.nullable(deliveryErrorSchema), row.error);
  return {
    id,
    at: isoInstant(at),
    operation,
    method,
    host,
    path,
    status,
    duration_ms,
    attempt,
    // A code that this release does not have.
    error: error.success ? error.output : 'bad_answer',
    trace_id: row.trace_id?.toString('hex') ?? null,
  };
}
