import * as v from 'valibot';
import { findingCodes, severities } from '../../analysis/finding-codes.ts';

const place = v.exactOptional(v.string());

/** What the form checker found, with its sentence in the language of the request. */
export const findingSchema = v.object({
  code: v.picklist(findingCodes),
  /** An `error` keeps the version from being proposed and published. */
  severity: v.picklist(severities),
  /** Where; no member means the version itself. */
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
