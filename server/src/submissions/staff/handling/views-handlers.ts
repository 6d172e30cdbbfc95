import type { submissionViewsContract } from '@form-builder/core/contract/staff/submissions/submission-views.ts';
import { sql, type Transaction } from 'kysely';
import { selectPerson } from '../../../forms/select-person.ts';
import { areFormsVisible } from '../../../forms/are-forms-visible.ts';
import { isVisibleTo } from '../../../forms/visible-forms.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../../platform/request-error.ts';
import type {} from './handling-tables.ts';

type Tx = Transaction<Database>;

/**
 * The endpoints with which staff save views of the list of submissions, for themselves or for
 * everybody.
 */
export const viewsHandlers: Handlers<typeof submissionViewsContract> = {
  listSubmissionViews: ({ caller, transaction }) =>
    transaction(async (tx) => ({ data: await selectViews(tx, caller) })),

  createSubmissionView: ({ caller, body, tenant, transaction, createId, now }) =>
    transaction(async (tx) => {
      if (body.form_id !== null && !(await areFormsVisible(tx, caller, [body.form_id])))
        throw new RequestError('not_found');
      const changed = {
        query: body.query,
        hidden_columns: body.hidden_columns,
        answer_fields: body.answer_fields,
        is_shared: body.is_shared,
      };
      const { id } = await tx
        .insertInto('submission_views')
        .values({
          ...changed,
          tenant_id: tenant.id,
          id: createId(),
          owner_id: caller.id,
          form_id: body.form_id,
          name: body.name,
          created_at: new Date(now()),
        })
        .onConflict((conflict) =>
          conflict.expression(sql`tenant_id, owner_id, form_id, lower(name)`).doUpdateSet(changed),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      const view = (await selectViews(tx, caller)).find((one) => one.id === id);
      if (view === undefined) throw new Error('A view that was just saved is gone.');
      return { data: view };
    }),

  deleteSubmissionView: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('submission_views')
        .where('id', '=', params.id)
        .where('owner_id', '=', caller.id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new RequestError('not_found');
      return undefined;
    }),
};

/** Leaves out views of forms that the caller may not see. */
function selectViews(tx: Tx, caller: Caller) {
  return tx
    .selectFrom('submission_views')
    .select((eb) => [
      'submission_views.id',
      'submission_views.name',
      'submission_views.form_id',
      'submission_views.query',
      'submission_views.hidden_columns',
      'submission_views.answer_fields',
      'submission_views.is_shared',
      selectPerson(eb.ref('submission_views.tenant_id'), eb.ref('submission_views.owner_id'))
        .$notNull()
        .as('owner'),
    ])
    .where((eb) =>
      eb.or([
        eb('submission_views.owner_id', '=', caller.id),
        eb('submission_views.is_shared', '=', true),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('submission_views.form_id', 'is', null),
        eb(
          'submission_views.form_id',
          'in',
          eb.selectFrom('forms').select('forms.id').where(isVisibleTo(caller)),
        ),
      ]),
    )
    .orderBy(sql`lower(submission_views.name)`)
    .orderBy('submission_views.id')
    .execute();
}
