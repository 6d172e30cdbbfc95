import { environmentIds } from '@form-builder/core/contract/shared-schemas.ts';
import { submissionStatuses } from '@form-builder/core/contract/staff/submissions.ts';
import type { SubmissionListQuery } from './list-cursor.ts';

/** One combination of the values that filters compare. */
export interface ListPart {
  readonly status: string;
  readonly environment: string;
  readonly isTest: boolean;
}

/** The combinations that the list consists of: each is in order in every index of the list. */
export function listParts(query: SubmissionListQuery): readonly ListPart[] {
  const statuses = submissionStatuses.filter((status) => isWanted(query, 'status', status));
  const environments = environmentIds.filter((id) => isWanted(query, 'environment', id));
  const tests = [false, true].filter((isTest) => isWanted(query, 'is_test', String(isTest)));
  return statuses.flatMap((status) =>
    environments.flatMap((environment) => tests.map((isTest) => ({ status, environment, isTest }))),
  );
}

function isWanted(
  { filter, reject }: SubmissionListQuery,
  field: 'status' | 'environment' | 'is_test',
  value: string,
): boolean {
  const [wanted, unwanted] = [filter[field], reject[field]];
  return (
    (wanted === undefined || [wanted].flat().includes(value)) &&
    (unwanted === undefined || ![unwanted].flat().includes(value))
  );
}
