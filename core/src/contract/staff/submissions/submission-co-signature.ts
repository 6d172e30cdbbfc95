import * as v from 'valibot';
import { languages } from '../../../messages/languages.ts';
import { instantSchema } from '../../shared-schemas.ts';
import { coSignatureStates } from '../../visitor/co-signatures.ts';
import { identitySchema } from './identities.ts';

/** The person who was asked to co-sign a submission, and the result. */
export const submissionCoSignatureSchema = v.object({
  state: v.picklist(coSignatureStates),
  /** As filled in; `null` when it is not asked or is sensitive. */
  name: v.nullable(v.string()),
  /** Masked, such as `f•••@voorbeeld.nl`; `null` when nobody was mailed. */
  recipient: v.nullable(v.string()),
  /** The exact text and its language. */
  text: v.string(),
  language: v.picklist(languages),
  requested_at: instantSchema,
  expires_at: instantSchema,
  /** When it was signed, declined or expired. */
  ended_at: v.nullable(instantSchema),
  /** The reason for declining; may be empty. */
  reason: v.string(),
  /** Who signed or declined, where the version asks for a login; the identifier is masked. */
  login: v.nullable(v.object({ ...identitySchema.entries, provider_name: v.string() })),
});
export type SubmissionCoSignature = v.InferOutput<typeof submissionCoSignatureSchema>;
