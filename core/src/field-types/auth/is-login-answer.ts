import { memberOf, recordOf } from '../base/answer-record.ts';

/** Whether a stored answer is that of a login field: only the server makes such answers. */
export function isLoginAnswer(value: unknown): boolean {
  const record = recordOf(value);
  const entity = record && recordOf(memberOf(record, 'entity'));
  return entity !== undefined && memberOf(record ?? {}, 'authenticated_at') !== undefined;
}
