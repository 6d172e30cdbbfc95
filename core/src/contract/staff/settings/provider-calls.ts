import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, longListOf, longListQuery, oneOrMore } from '../../list.ts';
import { idSchema, instantSchema } from '../../shared-schemas.ts';
import { deliveryErrorSchema } from '../submissions/deliveries.ts';
import { providerKeySchema } from './providers.ts';

/** Calls are kept this many days. */
export const providerCallDays = 14;

/** What a call was for: a delivery, a login, a payment, a look-up for a visitor, or a try of an administrator. */
export const callOperations = ['deliver', 'log_in', 'pay', 'look_up', 'choose', 'check'] as const;
export type CallOperation = (typeof callOperations)[number];

/** The periods of which a provider's calls are counted, in hours. */
export const callPeriods = ['24', '168'] as const;
export type CallPeriod = (typeof callPeriods)[number];

const providerCallSchema = v.object({
  id: idSchema,
  at: instantSchema,
  operation: v.picklist(callOperations),
  method: v.string(),
  host: v.string(),
  /** Without its values: `/zaken/{}`. */
  path: v.string(),
  /** `null`: there was no response, or the protocol has no status. */
  status: v.nullable(v.number()),
  duration_ms: v.number(),
  attempt: v.number(),
  error: v.nullable(deliveryErrorSchema),
  /** 32 hexadecimal digits. */
  trace_id: v.nullable(v.string()),
});
export type ProviderCall = v.InferOutput<typeof providerCallSchema>;

const callHourSchema = v.object({
  /** The start of the hour. */
  at: instantSchema,
  calls: v.number(),
  errors: v.number(),
  /** The calls that the service rejected because there were too many (429). */
  throttled: v.number(),
  /** 95 of 100 calls took at most this long. */
  p95_ms: v.number(),
});
export type CallHour = v.InferOutput<typeof callHourSchema>;

/** Whether a service is not called because it is down, or one call tries whether it works again. */
export const circuitStates = ['closed', 'paused', 'probing'] as const;

const callStatisticsSchema = v.object({
  /** Only hours with calls, oldest first. */
  hours: v.array(callHourSchema),
  circuit: v.object({
    /** Deliveries wait for a service that is down; visitors do without it at once. */
    serves: v.picklist(['deliveries', 'visitors']),
    state: v.picklist(circuitStates),
    until: v.nullable(instantSchema),
  }),
});
export type CallStatistics = v.InferOutput<typeof callStatisticsSchema>;

/** The conditions on calls; a result that does not exist, and what is no trace id, is rejected. */
const criteriaSchema = v.strictObject({
  result: v.exactOptional(oneOrMore(v.pipe(v.string(), v.picklist(['error', 'ok'])))),
  trace_id: v.exactOptional(oneOrMore(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)))),
});

const access = privateAccess('admin-providers');

/** The log of the calls of a provider, without personal data. */
export const providerCallsContract = {
  listProviderCalls: endpoint({
    method: 'GET',
    path: '/v0/providers/:id/:stage/calls',
    summary:
      'Lists the calls of a provider of the last 14 days, newest first. `filter[result]` is `error` or `ok`.',
    access,
    params: providerKeySchema,
    query: v.object({
      // The order is fixed.
      ...v.omit(longListQuery({ filters: [], sorts: ['at'] }), ['sort']).entries,
      filter: v.optional(criteriaSchema, {}),
      reject: v.optional(criteriaSchema, {}),
    }),
    status: 200,
    answer: longListOf(providerCallSchema),
    errors: ['not_found'],
  }),
  getCallStatistics: endpoint({
    method: 'GET',
    path: '/v0/providers/:id/:stage/call-statistics',
    summary: 'Counts the calls of a provider per hour, and says whether deliveries to it wait.',
    access,
    params: providerKeySchema,
    query: v.object({ hours: v.optional(v.picklist(callPeriods), '24') }),
    status: 200,
    answer: itemOf(callStatisticsSchema),
    errors: ['not_found'],
  }),
} as const;
