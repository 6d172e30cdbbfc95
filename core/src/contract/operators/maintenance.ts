import * as v from 'valibot';
import { itemOf } from '../list.ts';
import { instantSchema } from '../shared-schemas.ts';
import { lineSchema, reasonSchema } from './lines.ts';
import { operatorEndpoint, readAccess, writeAccess } from './operator-endpoint.ts';

/** An instant in any time zone. */
const sentInstantSchema = v.pipe(
  instantSchema,
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

/** Maintenance to announce: it ends after it starts. */
export const announcementSchema = v.pipe(
  v.object({
    starts_at: sentInstantSchema,
    ends_at: sentInstantSchema,
    text: lineSchema(300),
    reason: v.optional(v.nullable(reasonSchema), null),
  }),
  v.forward(
    v.partialCheck(
      [['starts_at'], ['ends_at']],
      ({ starts_at: startsAt, ends_at: endsAt }) => endsAt > startsAt,
    ),
    ['ends_at'],
  ),
);

const noticeSchema = v.object({
  starts_at: instantSchema,
  ends_at: instantSchema,
  text: v.string(),
});

/** Endpoints for maintenance of the whole installation. */
export const announcedMaintenanceContract = {
  getMaintenance: operatorEndpoint({
    method: 'GET',
    path: '/operators/v0/maintenance',
    summary: 'The maintenance that is announced and not over; `null` without any.',
    access: readAccess,
    status: 200,
    answer: v.object({ data: v.nullable(noticeSchema) }),
    errors: [],
  }),
  announceMaintenance: operatorEndpoint({
    method: 'PUT',
    path: '/operators/v0/maintenance',
    summary:
      'Announces maintenance to the staff of all tenants, instead of what was announced before.',
    access: writeAccess,
    body: announcementSchema,
    status: 200,
    answer: itemOf(noticeSchema),
    errors: ['maintenance_past'],
  }),
  withdrawMaintenance: operatorEndpoint({
    method: 'DELETE',
    path: '/operators/v0/maintenance',
    summary: 'Withdraws the announced maintenance: staff do not see it any more.',
    access: writeAccess,
    status: 204,
    errors: ['not_found'],
  }),
} as const;
