import * as v from 'valibot';
import type { DeliveryFile } from '../../delivery-driver.ts';

/**
 * A document as the Documenten API returns it; one whose file is uploaded in parts is locked, and
 * lists its parts.
 */
export const documentSchema = v.object({
  url: v.string(),
  locked: v.optional(v.boolean(), false),
  lock: v.optional(v.string(), ''),
  bestandsdelen: v.optional(v.array(v.object({ url: v.string(), omvang: v.number() })), []),
});
export type Document = v.InferOutput<typeof documentSchema>;

/** A file that becomes a document. */
export interface NewDocument {
  readonly file: DeliveryFile;
  /** The position among the files of the submission, from 1. */
  readonly number: number;
  /** The URL of the document type. */
  readonly documentType: string;
}
