import * as v from 'valibot';
import { publicationFailures } from '../../../publication/publication-failures.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import {
  environmentIdSchema,
  idSchema,
  instantSchema,
  personSchema,
} from '../../shared-schemas.ts';
import { findingSchema } from './findings.ts';
import { transitionErrors } from './transition-errors.ts';

/** How far ahead a publication can be scheduled, in days. */
export const maxScheduleDays = 366;

/** The moment at which an approved version is published to an environment, and what became of it when that failed. */
export const scheduledPublicationSchema = v.object({
  environment: environmentIdSchema,
  at: instantSchema,
  /** Who chose the moment, with whose rights the version is published; `null`: a deleted user. */
  user: v.nullable(personSchema),
  remark: v.nullable(v.string()),
  /** `null` while it waits for its moment. */
  failure: v.nullable(v.picklist(publicationFailures)),
  failed_at: v.nullable(instantSchema),
});
export type ScheduledPublication = v.InferOutput<typeof scheduledPublicationSchema>;

const access = privateAccess(
  'form-publish-test',
  'form-publish-acceptance',
  'form-publish-production',
);
const path = '/v0/forms/versions/:id/environments/:environment/scheduled-publication';
const params = v.object({ id: idSchema, environment: environmentIdSchema });

/** The endpoints with which an approved version is published at a chosen moment. */
export const scheduledPublicationsContract = {
  schedulePublication: endpoint({
    method: 'PUT',
    path,
    summary:
      'Publishes an approved version at a moment, with the rights of the caller at that moment; replaces an earlier moment. A moment in the past is soon.',
    access,
    params,
    body: v.object({
      at: instantSchema,
      remark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))),
    }),
    status: 200,
    answer: v.object({
      ...itemOf(scheduledPublicationSchema).entries,
      meta: v.exactOptional(v.object({ warnings: v.array(findingSchema) })),
    }),
    errors: transitionErrors,
  }),
  cancelScheduledPublication: endpoint({
    method: 'DELETE',
    path,
    summary: 'Withdraws the scheduled publication of a version, or dismisses one that failed.',
    access,
    params,
    status: 204,
    errors: ['not_found', 'forbidden'],
  }),
} as const;
