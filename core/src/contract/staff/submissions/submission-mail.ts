import * as v from 'valibot';
import { idSchema, instantSchema } from '../../shared-schemas.ts';

/** Why a mail did not arrive, by the status code that the mail server reports (RFC 3463). */
export const bounceReasons = [
  'unknown_address',
  'mailbox_full',
  'mailbox_unavailable',
  'too_large',
  'unreachable',
  'rejected',
  'other',
] as const;
export type BounceReason = (typeof bounceReasons)[number];

/** A mail about a submission to its visitor, as staff see it. */
export const submissionMailSchema = v.object({
  id: idSchema,
  /** `notice`: to the addresses of a destination; `reminder`: that a saved draft waits. */
  kind: v.picklist(['confirmation', 'copy', 'notice', 'reminder']),
  /**
   * `failed`: no further attempt; `limited`: not sent, because its recipient got too many mails; `unsubscribed`: because
   * its recipient wants no reminders.
   */
  state: v.picklist(['waiting', 'sent', 'failed', 'limited', 'unsubscribed']),
  /** Masked, such as `f•••@voorbeeld.nl`. */
  recipient: v.string(),
  created_at: instantSchema,
  /** When it was sent or failed. */
  ended_at: v.nullable(instantSchema),
  /** What the recipient's mail server reported afterwards; `temporary`: it still tries. */
  bounce: v.nullable(
    v.object({
      kind: v.picklist(['permanent', 'temporary']),
      reason: v.picklist(bounceReasons),
      at: instantSchema,
    }),
  ),
});
export type SubmissionMail = v.InferOutput<typeof submissionMailSchema>;
