import type {
  retentionContract,
  RetentionPreview,
} from '@form-builder/core/contract/staff/submissions/retention.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstantOrNull } from '../platform/http/responses/iso-instant.ts';
import { nextNight } from '../platform/night-of.ts';
import { loadLimits } from './due-submissions-queries.ts';
import { selectPreview } from './preview-queries.ts';
import { selectLastRun } from './retention-runs-queries.ts';

const maxForms = 500;

type Counts = RetentionPreview['total'];

/** The submissions that the next run removes, with the query of the run. */
export const previewRetention: Handlers<typeof retentionContract>['getRetentionPreview'] = ({
  caller,
  query,
  transaction,
  now,
}) =>
  transaction(async (tx) => {
    const at = nextNight(now());
    const limits = await loadLimits(tx, at);
    const rows = await selectPreview(tx, { caller, limits, formId: query.form_id });
    const last = await selectLastRun(tx);
    return {
      data: {
        at: new Date(at).toISOString(),
        total: rows.reduce(add, { delete: 0, anonymise: 0, undelivered: 0, on_hold: 0, paying: 0 }),
        forms: rows
          .slice(0, maxForms)
          .map(({ id, name, ...counts }) => ({ form: { id, name }, ...counts })),
        last_run_at: isoInstantOrNull(last?.ended_at ?? null),
      },
    };
  });

const add = (sum: Counts, one: Counts): Counts => ({
  delete: sum.delete + one.delete,
  anonymise: sum.anonymise + one.anonymise,
  undelivered: sum.undelivered + one.undelivered,
  on_hold: sum.on_hold + one.on_hold,
  paying: sum.paying + one.paying,
});
