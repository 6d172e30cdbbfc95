import * as v from 'valibot';
import { listQuery } from '../list.ts';
import { idSchema, instantSchema } from '../shared-schemas.ts';
import { slugSchema } from './tenants.ts';
import { operatorEndpoint, readAccess } from './operator-endpoint.ts';

/** `warning`: it works, but not as a municipality may expect. */
export const statusStates = ['ok', 'warning', 'failed'] as const;

const checkSchema = v.object({
  /** What was checked, in a word that does not change. */
  id: v.string(),
  name: v.string(),
  state: v.picklist(statusStates),
  /** What was measured, such as `0.1 s`; `null` when there is nothing to measure. */
  figure: v.nullable(v.string()),
  text: v.string(),
  /** What to do; `null` when nothing has to be done. */
  advice: v.nullable(v.string()),
  /** Since when this server sees the state. */
  since: instantSchema,
});

const queueSchema = v.object({
  name: v.string(),
  waiting: v.number(),
  failed: v.number(),
  /** When the job that waits longest should have begun; `null` when none waits. */
  oldest_due_at: v.nullable(instantSchema),
});

const taskSchema = v.object({
  id: v.string(),
  name: v.string(),
  is_done: v.boolean(),
  text: v.string(),
  /** The setting or command with which it is done. */
  command: v.string(),
});

const eventSchema = v.object({
  id: idSchema,
  at: instantSchema,
  action: v.string(),
  result: v.picklist(['done', 'failed', 'refused']),
  channel: v.picklist(['command', 'api', 'page']),
  operator: v.string(),
  token_id: v.nullable(idSchema),
  tenant: v.nullable(v.object({ id: v.nullable(idSchema), slug: v.string() })),
  row_count: v.nullable(v.number()),
  file_count: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  /** What was set, such as `payments off`. */
  detail: v.nullable(v.string()),
});

/** Endpoints for the state of the installation and the log of its operators. */
export const installationContract = {
  getStatus: operatorEndpoint({
    method: 'GET',
    path: '/operators/v0/status',
    summary: 'All checks of the installation with their states, in the language of the caller.',
    access: readAccess,
    status: 200,
    answer: v.object({
      data: v.object({
        checked_at: instantSchema,
        checks: v.array(checkSchema),
        queues: v.array(queueSchema),
      }),
    }),
    errors: [],
  }),
  getChecklist: operatorEndpoint({
    method: 'GET',
    path: '/operators/v0/checklist',
    summary: 'What has to be done after the installation, in the language of the caller.',
    access: readAccess,
    status: 200,
    answer: v.object({ data: v.array(taskSchema) }),
    errors: [],
  }),
  listOperatorEvents: operatorEndpoint({
    method: 'GET',
    path: '/operators/v0/events',
    summary: 'What operators did, newest first; the id of the last event continues the list.',
    access: readAccess,
    query: v.object({
      tenant: v.optional(slugSchema),
      before: v.optional(idSchema),
      limit: listQuery({ filters: [], sorts: ['id'] }).entries.limit,
    }),
    status: 200,
    answer: v.object({ data: v.array(eventSchema) }),
    errors: ['not_found'],
  }),
} as const;
