import * as v from 'valibot';
import { listQuery } from '../../list.ts';
import { idSchema, instantSchema } from '../../shared-schemas.ts';

/** The operations on data of citizens that the log of data processing has. */
export const processingOperations = [
  'submission.started',
  'submission.resumed',
  'submission.changed',
  'submission.completed',
  'submission.co_signed',
  'submission.paid',
  'submission.refunded',
  'submission.read',
  'submission.exported',
  'submission.delivered',
  'submission.corrected',
  'submission.restricted',
  'submission.packaged',
  'submission.deleted',
  'submission.anonymised',
  'person.looked_up',
  'person.cases_listed',
  'person.searched',
] as const;
export type ProcessingOperation = (typeof processingOperations)[number];

/** One operation on data of one person (Logius, Logboek Dataverwerkingen): without staff and without answers. */
const processingLineSchema = v.object({
  /** 16 bytes in hexadecimal, as in W3C Trace Context. */
  trace_id: v.string(),
  /** 8 bytes in hexadecimal. */
  operation_id: v.string(),
  /** The operation of the system that called; `null` when it named none. */
  parent_operation_id: v.nullable(v.string()),
  name: v.picklist(processingOperations),
  status: v.picklist(['ok', 'error']),
  started_at: instantSchema,
  ended_at: instantSchema,
  /** `urn:uuid:` and the id of the form version, as its card in the processing register has it. */
  processing_activity_id: v.string(),
  /** `bsn`, `kvk`, `identifier`, `email`, `number` with a pseudonym, or `submission` with its id. */
  data_subject: v.object({ type: v.string(), id: v.string() }),
  submission_id: v.nullable(idSchema),
  /** The system and its version. */
  resource: v.string(),
});
export type ProcessingLine = v.InferOutput<typeof processingLineSchema>;

/** `cursor` is the `next_cursor` of the previous page. */
export const processingLinesQuery = v.object({
  limit: listQuery({ filters: [], sorts: ['started_at'] }).entries.limit,
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** A page; `next_cursor` is `null` at the end. */
export const processingLinesSchema = v.object({
  data: v.array(processingLineSchema),
  meta: v.object({ next_cursor: v.nullable(v.string()) }),
});
