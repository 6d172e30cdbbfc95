import * as v from 'valibot';
import { idSchema, instantSchema } from '../../shared-schemas.ts';

/** A mail about a submission to its visitor, as staff see it. */
export const submissionMailSchema = v.object({
  id: idSchema,
  /** `notice`: to the addresses of a destination. */
  kind: v.picklist(['confirmation', 'copy', 'notice']),
  /** `failed`: no further attempt; `limited`: not sent, because its recipient got too many mails. */
  state: v.picklist(['waiting', 'sent', 'failed', 'limited']),
  /** Masked, such as `f•••@voorbeeld.nl`. */
  recipient: v.string(),
  created_at: instantSchema,
  /** When it was sent or failed. */
  ended_at: v.nullable(instantSchema),
});
export type SubmissionMail = v.InferOutput<typeof submissionMailSchema>;
