import type { SubmissionListQuery } from './list-cursor.ts';

/** What one field must have been answered with: any one of the values. */
export interface AnswerFilter {
  readonly fieldId: string;
  /** Ids of options, and `true` and `false` of checkboxes. */
  readonly values: readonly string[];
}

const separator = ':';

/** Parses `field:value` filters, grouped by field: values of one field are alternatives. */
export function readAnswerFilters(values: string | string[] | undefined): readonly AnswerFilter[] {
  const byField = new Map<string, string[]>();
  for (const text of [values ?? []].flat()) {
    const at = text.indexOf(separator);
    if (at <= 0) continue;
    const fieldId = text.slice(0, at);
    byField.set(fieldId, [...(byField.get(fieldId) ?? []), text.slice(at + 1)]);
  }
  return [...byField].map(([fieldId, wanted]) => ({ fieldId, values: wanted }));
}

/** Whether the query filters on answers, which takes the permission to read them. */
export const filtersOnAnswers = ({ filter, reject }: SubmissionListQuery): boolean =>
  filter.answer !== undefined || reject.answer !== undefined;

/** The values as JSON, as an answer holds them: a text, and for a checkbox also a boolean. */
export function jsonValuesOf({ values }: AnswerFilter): readonly string[] {
  return values.flatMap((value) => [
    JSON.stringify(value),
    ...(value === 'true' || value === 'false' ? [value] : []),
  ]);
}
