import { Readable } from 'node:stream';
import type { rightsReviewContract } from '@form-builder/core/contract/staff/users/rights-review.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { getUser } from '../users/update-user.ts';
import { updateUserRow } from '../users/users-queries.ts';
import { presentReviewedRights } from './present-reviewed-rights.ts';
import { selectReviewedUsers } from './rights-review-queries.ts';
import { withdrawRights } from './withdraw-rights.ts';
import { writeReviewCsv } from './write-review-csv.ts';

/** The endpoints of the yearly review of everybody's rights. */
export const rightsReviewHandlers: Handlers<typeof rightsReviewContract> = {
  listReviewedRights: ({ transaction, tenant, now }) =>
    transaction(async (tx) => {
      const users = await selectReviewedUsers(tx, tenant.id);
      return { data: users.map((user) => presentReviewedRights(user, now())) };
    }),

  exportReviewedRights,
  confirmRights,

  withdrawRights: async (context) => {
    await context.transaction((tx) =>
      withdrawRights(writerFor(context, tx), context.caller, context.params.id),
    );
  },
};

async function exportReviewedRights(
  context: HandlerContext<typeof rightsReviewContract.exportReviewedRights>,
): Promise<FileResponse> {
  const { transaction, tenant, now, language } = context;
  const users = await transaction(async (tx) => {
    await writeLogbook(writerFor(context, tx), {
      action: 'user.rights_exported',
      subject: ['organisation', tenant.id],
    });
    return selectReviewedUsers(tx, tenant.id);
  });
  const rights = users.map((user) => presentReviewedRights(user, now()));
  return new FileResponse({
    content: Readable.from([writeReviewCsv(rights, language)]),
    contentType: 'text/csv; charset=utf-8',
    fileName: 'rechten.csv',
  });
}

async function confirmRights(
  context: HandlerContext<typeof rightsReviewContract.confirmRights>,
): Promise<undefined> {
  const { transaction, tenant, caller, params } = context;
  await transaction(async (tx) => {
    const writer = writerFor(context, tx);
    const user = await getUser(writer, params.id);
    if (user.id === caller.id) throw new RequestError('own_rights');
    await updateUserRow(tx, tenant.id, user.id, {
      rights_confirmed_at: instant(writer),
      rights_confirmed_by_id: caller.id,
    });
    await writeLogbook(writer, {
      action: 'user.rights_confirmed',
      subject: ['user', user.id],
    });
  });
}
