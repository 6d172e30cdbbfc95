import * as v from 'valibot';
import { findingCodes, severities } from '../../../analysis/finding-codes.ts';

const place = v.exactOptional(v.string());

/** A finding of the form checker, with its sentence in the language of the request. */
export const findingSchema = v.object({
  code: v.picklist(findingCodes),
  /** An `error` prevents proposing and publishing the version. */
  severity: v.picklist(severities),
  /** The location; without members it is the version itself. */
  path: v.object({
    page_id: place,
    field_id: place,
    variable_id: place,
    rule_id: place,
    condition_id: place,
    setting: place,
    language: place,
  }),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  message: v.string(),
});
export type DescribedFinding = v.InferOutput<typeof findingSchema>;
