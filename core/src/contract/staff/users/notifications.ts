import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { environmentIdSchema, instantSchema } from '../../shared-schemas.ts';
import { publicationFailures } from '../../../publication/publication-failures.ts';

/** What a notification is about. */
export const notificationKinds = [
  'proposal_waiting',
  'proposal_approved',
  'proposal_rejected',
  'proposal_changed',
  'proposal_retracted',
  'version_remarked',
  'publication_failed',
  'export_available',
  'export_failed',
  'export_refused',
  'export_waiting',
  'consent_waiting',
  'deliveries_failed',
  'payment_differs',
  'payment_currency_differs',
  'payment_unclaimed',
  'payment_charged_back',
  'data_request_due',
  'rights_due',
  'emergency_account_used',
  'certificate_expires',
  'provider_paused',
  'receiver_paused',
  'file_quarantined',
  'files_waiting',
  'quota_near',
  'quota_reached',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const notificationIdSchema = v.pipe(v.string(), v.maxLength(200));

export const notificationSchema = v.object({
  /** Names what happened, so that the same thing happening again is a new notification. */
  id: notificationIdSchema,
  kind: v.picklist(notificationKinds),
  /** The title of the form, the case number of the request, the name of the provider, the quota, the account, or nothing. */
  subject: v.string(),
  /** The id of the version, the export, the form, the request, the provider, the user or the submission, or nothing. */
  subject_id: v.string(),
  /** The form of a submission. */
  form_id: v.nullable(v.string()),
  environment: v.nullable(environmentIdSchema),
  /** How many deliveries failed, sign-ins there were in 30 days, files were set aside or wait for the virus scanner, or remarks there are, or of how many colleagues the rights are due for review. */
  count: v.nullable(v.number()),
  /** The day before which a request must be answered, or on which a certificate expires. */
  due_on: v.nullable(v.string()),
  /** Why a version was not published at its moment. */
  failure: v.nullable(v.picklist(publicationFailures)),
  at: instantSchema,
  is_read: v.boolean(),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** Announced maintenance of the whole installation. */
export const maintenanceSchema = v.object({
  starts_at: instantSchema,
  ends_at: instantSchema,
  /** In the words of the operator. */
  text: v.string(),
});
export type Maintenance = v.InferOutput<typeof maintenanceSchema>;

/** The endpoints of the notifications of a user. */
export const notificationsContract = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/v0/account/notifications',
    summary:
      'What the caller may want to know, newest first, at most 50: derived from what it is about and the caller’s rights of this moment.',
    access: privateAccess(),
    status: 200,
    answer: v.object({
      data: v.array(notificationSchema),
      /** The moment of the list, to mark all of it as read. */
      as_of: instantSchema,
      /** From 24 hours before the start until the end; null when there is nothing to announce. */
      maintenance: v.nullable(maintenanceSchema),
    }),
    errors: [],
  }),
  readNotifications: endpoint({
    method: 'PUT',
    path: '/v0/account/notifications/read',
    summary: 'Marks one notification as read, or all up to a moment.',
    access: privateAccess(),
    body: v.union([v.object({ id: notificationIdSchema }), v.object({ until: instantSchema })]),
    status: 200,
    answer: itemOf(v.object({ unread: v.number() })),
    errors: ['invalid'],
  }),
} as const;
