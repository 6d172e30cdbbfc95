import * as v from 'valibot';
import { languages } from '../../messages/languages.ts';
import { endpoint, publicAccess } from '../endpoint.ts';
import { environmentIdSchema, idSchema } from '../shared-schemas.ts';
import { visitCountRoute } from './visit-count-route.ts';

/** What is counted once for a visit: it has no subject. */
export const visitKinds = ['opened', 'started', 'saved', 'sent', 'aborted'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** How long a page was in view before the visitor went on: up to 30 seconds, 2, 5 or 15 minutes, or longer. */
export const pageTimes = ['30s', '2m', '5m', '15m', 'longer'] as const;
export type PageTime = (typeof pageTimes)[number];

/** Classes of the width of the visitor's window. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** The id under which the summary is counted as a page. */
export const summaryPage = '$summary';

const partId = v.pipe(v.string(), v.maxLength(100));

const countSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(visitKinds) }),
  /** A page that the visitor sees for the first time in the visit. */
  v.strictObject({ kind: v.literal('page'), subject: partId }),
  /** A page from which the visitor goes on for the first time. */
  v.strictObject({ kind: v.literal('page_done'), subject: partId, time: v.picklist(pageTimes) }),
  /** A field that shows an error for the first time. */
  v.strictObject({ kind: v.literal('error'), subject: partId }),
  /** The field that the visitor touched last before the page was hidden, perhaps for good. */
  v.strictObject({ kind: v.literal('field_left'), subject: partId }),
  /** A field that was counted as left, from which the visitor went on after all. */
  v.strictObject({ kind: v.literal('field_back'), subject: partId }),
  v.strictObject({ kind: v.literal('device'), subject: v.picklist(deviceClasses) }),
  v.strictObject({ kind: v.literal('language'), subject: v.picklist(languages) }),
]);
export type VisitCount = v.InferOutput<typeof countSchema>;

/**
 * What happened in a visit since the last message. It has no id of the visit, no answer and no time: two messages of
 * one visitor cannot be joined. A message with any other member is rejected.
 */
const visitMessageSchema = v.strictObject({
  version_id: idSchema,
  environment: environmentIdSchema,
  counts: v.pipe(v.array(countSchema), v.maxLength(100)),
});
export type VisitMessage = v.InferOutput<typeof visitMessageSchema>;

export const visitCountsContract = {
  countVisit: endpoint({
    ...visitCountRoute,
    summary:
      'Adds what happened in a visit to the daily counters of the form; what does not belong to it is left out.',
    access: publicAccess,
    isBeacon: true,
    body: visitMessageSchema,
    bodyLimitBytes: 20_000,
    status: 204,
    errors: ['origin_not_allowed', 'too_many_requests'],
  }),
} as const;
