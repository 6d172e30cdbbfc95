import type { Hold, holdsContract } from '@form-builder/core/contract/staff/submissions/holds.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { isoInstant, isoInstantOrNull } from '../platform/http/responses/iso-instant.ts';
import { RequestError } from '../platform/request-error.ts';
import { dayOf } from '../submissions/holds/holds-queries.ts';
import { getFormWithSubmissions } from './get-form-with-submissions.ts';
import { findHold, isSubmissionOf, selectHolds, type HoldRow } from './holds-list-queries.ts';

/** The handlers that place and release holds on submissions. */
export const holdsHandlers: Handlers<typeof holdsContract> = {
  listHolds: ({ caller, query, transaction, now }) =>
    transaction(async (tx) => {
      const list = { ...query, caller, today: dayOf(now()) };
      const { rows, total } = await selectHolds(tx, list, {
        limit: query.limit,
        offset: (query.page - 1) * query.limit,
        sort: query.sort ?? '!created_at',
      });
      return listAnswer(rows.map(presentHold), total, query);
    }),

  createHold: (context) =>
    context.transaction(async (tx) => {
      const { caller, body, language, tenant } = context;
      const form = await getFormWithSubmissions(tx, caller, body.form_id);
      const { submission_id: submissionId } = body;
      if (submissionId !== null && !(await isSubmissionOf(tx, form.id, submissionId)))
        throw new RequestError('not_found');
      const writer = writerFor(context, tx);
      const today = dayOf(writer.now());
      if (body.ends_on < today) {
        const errors = { ends_on: [inputTexts[language].notAllowed] };
        throw new RequestError('invalid', { errors });
      }
      const id = writer.createId();
      await tx
        .insertInto('legal_holds')
        .values({
          ...body,
          tenant_id: tenant.id,
          id,
          created_by: caller.id,
          created_by_name: caller.name,
          created_at: instant(writer),
          lifted_at: null,
        })
        .execute();
      await writeLogbook(writer, {
        action: 'hold.created',
        subject: submissionId === null ? ['form', form.id] : ['submission', submissionId],
        details: { name: form.name, to: body.ends_on },
      });
      const hold = await findHold(tx, { caller, today, id });
      if (hold === undefined) throw new Error('A hold that was just made is gone.');
      return { data: presentHold(hold) };
    }),

  liftHold: (context) =>
    context.transaction(async (tx) => {
      const { caller, params } = context;
      const writer = writerFor(context, tx);
      const today = dayOf(writer.now());
      const hold = await findHold(tx, { caller, today, id: params.id });
      if (hold === undefined) throw new RequestError('not_found');
      const { numUpdatedRows } = await tx
        .updateTable('legal_holds')
        .set({ lifted_at: instant(writer) })
        .where('id', '=', hold.id)
        .where('lifted_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new RequestError('transition_not_allowed');
      const { submission_id: submissionId, form_id: formId } = hold;
      await writeLogbook(writer, {
        action: 'hold.lifted',
        subject: submissionId === null ? ['form', formId] : ['submission', submissionId],
        details: { name: hold.form_name },
      });
      return undefined;
    }),
};

function presentHold(row: HoldRow): Hold {
  const { id, reason, ends_on, is_active, is_restriction, submission_id: submissionId } = row;
  return {
    id,
    reason,
    ends_on,
    is_active,
    is_restriction,
    form: { id: row.form_id, name: row.form_name },
    submission: submissionId === null ? null : { id: submissionId, title: row.submission_title },
    created_by: row.created_by_name,
    created_at: isoInstant(row.created_at),
    lifted_at: isoInstantOrNull(row.lifted_at),
  };
}
