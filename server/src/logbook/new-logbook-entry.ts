import type { LogbookDetails } from '@form-builder/core/logbook/logbook-details.ts';
import type { LogbookResult } from '@form-builder/core/logbook/logbook-event.ts';
import type { LogbookAction, LogbookSubjectOf } from '@form-builder/core/logbook/logbook-events.ts';

/** One entry as a use case writes it; the writer adds time, id, actor and origin. */
export interface NewLogbookEntry<A extends LogbookAction = LogbookAction> {
  readonly action: A;
  readonly subject: readonly [type: LogbookSubjectOf<A>, id: string];
  /** `succeeded` when absent. */
  readonly result?: LogbookResult;
  /** The form of a version or submission that was deleted; otherwise the subject determines it. */
  readonly formId?: string;
  readonly details?: LogbookDetails;
}
