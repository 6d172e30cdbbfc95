import type { LogbookState } from '@form-builder/core/contract/staff/logbook.ts';

/** One problem found by a check of the logbook, with its link or entry. */
export type ChainProblem = NonNullable<LogbookState['check']>['problems'][number];
