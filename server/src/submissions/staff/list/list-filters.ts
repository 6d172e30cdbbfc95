import { parseDay } from '@form-builder/core/formats/dates/calendar.ts';
import { environmentIds } from '@form-builder/core/contract/environment-ids.ts';
import { submissionStatuses } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { SubmissionListQuery } from './list-cursor.ts';
import { hasListedState } from './state-filter.ts';

/** One combination of the values that the filters allow. */
export interface ListPart {
  readonly status: string;
  readonly environment: string;
  readonly isTest: boolean;
  readonly isHandled: boolean;
}

/**
 * Returns the combinations of which the list consists; every index of the list has the rows of each
 * one in order.
 */
export function listParts(query: SubmissionListQuery): readonly ListPart[] {
  const statuses = submissionStatuses.filter(
    (status) => isWanted(query, 'status', status) && hasListedState(query, status),
  );
  const environments = environmentIds.filter((id) => isWanted(query, 'environment', id));
  const tests = [false, true].filter((isTest) => isWanted(query, 'is_test', String(isTest)));
  const handled = [false, true].filter((isHandled) =>
    isWanted(query, 'is_handled', String(isHandled)),
  );
  return statuses.flatMap((status) =>
    environments.flatMap((environment) =>
      tests.flatMap((isTest) =>
        // Only a submitted form can be handled.
        handled
          .filter((isHandled) => !isHandled || status === 'final')
          .map((isHandled) => ({ status, environment, isTest, isHandled })),
      ),
    ),
  );
}

function isWanted(
  { filter, reject }: SubmissionListQuery,
  field: 'status' | 'environment' | 'is_test' | 'is_handled',
  value: string,
): boolean {
  const [wanted, unwanted] = [filter[field], reject[field]];
  return (
    (wanted === undefined || [wanted].flat().includes(value)) &&
    (unwanted === undefined || ![unwanted].flat().includes(value))
  );
}

/** The range of days on which a submission was sent, inclusive. */
export interface Period {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** Returns the period of the filters; a value that is no calendar day is ignored. */
export function readPeriod({ filter }: Pick<SubmissionListQuery, 'filter'>): Period {
  return { from: readDay(filter.completed_from), until: readDay(filter.completed_until) };
}

/** Returns the filters of a period whose value is no calendar day. */
export function wrongPeriods({
  filter,
}: SubmissionListQuery): readonly ('completed_from' | 'completed_until')[] {
  return (['completed_from', 'completed_until'] as const).filter(
    (name) => filter[name] !== undefined && readDay(filter[name]) === undefined,
  );
}

/** The calendar of the database begins in the year 1. */
function readDay(value: string | string[] | undefined): string | undefined {
  const isDay = typeof value === 'string' && (parseDay(value)?.year ?? 0) > 0;
  return isDay ? value : undefined;
}
