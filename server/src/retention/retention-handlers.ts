import type {
  FormRetention,
  retentionContract,
} from '@form-builder/core/contract/staff/submissions/retention.ts';
import { checkRetention } from '@form-builder/core/retention/check-retention.ts';
import type { RetentionPolicy } from '@form-builder/core/retention/plan-retention.ts';
import {
  noRetentionTerms,
  type RetentionTerms,
} from '@form-builder/core/retention/retention-terms.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import { isAllowedBy } from '../forms/forms-policy.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { parseRevision } from '../platform/http/requests/revision.ts';
import { RequestError } from '../platform/request-error.ts';
import { selectFormRetention, writeFormRetention } from './form-retention-queries.ts';
import { getFormWithSubmissions } from './get-form-with-submissions.ts';
import { previewLogRetention } from './preview-log-retention.ts';
import { previewRetention } from './preview-retention.ts';
import { previewRetentionChange } from './preview-retention-change.ts';
import { reportDestructions } from './report-destructions.ts';
import { loadRetentionPolicy } from './load-retention-policy.ts';

type Tx = Transaction<Database>;

/** The handlers for the terms of forms, the preview and the report. */
export const retentionHandlers: Handlers<typeof retentionContract> = {
  getRetentionPreview: previewRetention,
  getLogRetentionPreview: previewLogRetention,
  ...previewRetentionChange,
  ...reportDestructions,

  getFormRetention: ({ caller, params, transaction }) =>
    transaction(async (tx) => ({ data: await presentRetention(tx, caller, params.id) })),

  updateFormRetention: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body, headers, language } = context;
      const form = await getFormWithSubmissions(tx, caller, params.id);
      if (!isAllowedBy(form, 'change', caller)) throw new RequestError('forbidden');
      refuseContradictions(body, await loadRetentionPolicy(tx), language);
      const before = (await selectFormRetention(tx, form.id)) ?? unset;
      const writer = writerFor(context, tx);
      const isWritten = await writeFormRetention(tx, {
        tenantId: context.tenant.id,
        formId: form.id,
        revision: parseRevision(headers['if-match']),
        terms: body,
        at: instant(writer),
      });
      if (!isWritten) throw new RequestError('stale');
      await writeLogbook(writer, {
        action: 'retention.changed',
        subject: ['form', form.id],
        details: { name: form.name, changes: loggedChanges(before, body) },
      });
      return { data: await presentRetention(tx, caller, form.id) };
    }),
};

const unset = { ...noRetentionTerms, selection_list_number: '', revision: 0 };

async function presentRetention(tx: Tx, caller: Caller, formId: string): Promise<FormRetention> {
  const form = await getFormWithSubmissions(tx, caller, formId);
  const set = (await selectFormRetention(tx, formId)) ?? unset;
  const mayDecide = caller.isRoot || caller.permissions.has('submission-retention');
  return {
    ...set,
    ...(await loadRetentionPolicy(tx)),
    is_editable: mayDecide && isAllowedBy(form, 'change', caller),
  };
}

function refuseContradictions(
  terms: RetentionTerms,
  policy: RetentionPolicy,
  language: Language,
): void {
  const wrong = checkRetention(terms, policy);
  if (wrong.length === 0) return;
  const { tooLarge } = inputTexts[language];
  throw new RequestError('invalid', {
    errors: Object.fromEntries(wrong.map((field) => [field, [tooLarge]])),
  });
}
