import type { retentionContract } from '@form-builder/core/contract/staff/submissions/retention.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { nextNight } from '../platform/night-of.ts';
import { loadLimits, type RetentionDraft } from './due-submissions-queries.ts';
import { getFormWithSubmissions } from './get-form-with-submissions.ts';
import { countNewlyDue } from './preview-queries.ts';

type Previews = Pick<
  Handlers<typeof retentionContract>,
  'previewFormRetention' | 'previewRetentionPolicy'
>;

/** What terms that are not saved yet would remove in the next night. */
export const previewRetentionChange: Previews = {
  previewFormRetention: ({ caller, params, body, transaction, now }) =>
    transaction(async (tx) => {
      const { id } = await getFormWithSubmissions(tx, caller, params.id);
      return { data: await preview(tx, now(), { form: { id, terms: body } }) };
    }),

  previewRetentionPolicy: ({ body, transaction, now }) =>
    transaction(async (tx) => ({ data: await preview(tx, now(), { policy: body }) })),
};

async function preview(tx: Transaction<Database>, now: number, draft: RetentionDraft) {
  const at = nextNight(now);
  const counts = await countNewlyDue(tx, {
    before: await loadLimits(tx, at),
    after: await loadLimits(tx, at, draft),
    ...(draft.form && { formId: draft.form.id }),
  });
  return { at: isoInstant(new Date(at)), ...counts };
}
