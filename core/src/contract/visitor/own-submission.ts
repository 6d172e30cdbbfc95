import * as v from 'valibot';
import { idSchema, instantSchema } from '../shared-schemas.ts';

export const submissionStatuses = ['draft', 'payment_pending', 'final'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** A visitor's own submission, as the page receives it. */
export const ownSubmissionSchema = v.object({
  id: idSchema,
  /** Returned once, on creation; the server stores only a hash. Sent back as `X-Submission-Key`. */
  public_key: v.nullable(v.string()),
  /** The number, such as `PF-000123`; `null` until completed and for unnumbered forms. */
  title: v.nullable(v.string()),
  status: v.picklist(submissionStatuses),
  /** The next step of a completed submission that is not final; `null` for all others. */
  awaits: v.nullable(v.picklist(['files', 'verification', 'payment', 'co_signature'])),
  is_test: v.boolean(),
  /** The tag for `If-Match`: it detects a save from another page. */
  revision: v.number(),
  created_at: instantSchema,
  updated_at: instantSchema,
  completed_at: v.nullable(instantSchema),
  return_url: v.nullable(v.string()),
});
export type OwnSubmission = v.InferOutput<typeof ownSubmissionSchema>;
