import { Readable } from 'node:stream';
import type {
  ReviewedRights,
  rightsReviewContract,
} from '@form-builder/core/contract/staff/users/rights-review.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { FormMemberships } from '../form-memberships.ts';
import { getUser } from '../users/update-user.ts';
import { updateUserRow } from '../users/users-queries.ts';
import { presentReviewedRights } from './present-reviewed-rights.ts';
import { selectReviewedUsers } from './rights-review-queries.ts';
import { withdrawRights } from './withdraw-rights.ts';
import { writeReviewCsv } from './write-review-csv.ts';

interface RightsReviewOptions {
  readonly formMemberships: FormMemberships;
}

/** The endpoints of the yearly review of everybody's rights. */
export const createRightsReviewHandlers = ({
  formMemberships,
}: RightsReviewOptions): Handlers<typeof rightsReviewContract> => ({
  listReviewedRights: (context) =>
    context.transaction(async (tx) => ({ data: await loadRights(context, tx, formMemberships) })),

  exportReviewedRights: (context) => exportReviewedRights(context, formMemberships),
  confirmRights,

  withdrawRights: async (context) => {
    const { caller, params } = context;
    await context.transaction((tx) =>
      withdrawRights(writerFor(context, tx), caller, params.id, formMemberships),
    );
  },
});

type Reviewing = Pick<
  HandlerContext<typeof rightsReviewContract.listReviewedRights>,
  'tenant' | 'now'
>;

async function loadRights(
  { tenant, now }: Reviewing,
  tx: Writer['tx'],
  formMemberships: FormMemberships,
): Promise<ReviewedRights[]> {
  const users = await selectReviewedUsers(tx, tenant.id);
  const counts = await formMemberships.countRoles(tx);
  return users.map((user) => presentReviewedRights(user, counts, now()));
}

async function exportReviewedRights(
  context: HandlerContext<typeof rightsReviewContract.exportReviewedRights>,
  formMemberships: FormMemberships,
): Promise<FileResponse> {
  const { transaction, tenant, language } = context;
  const rights = await transaction(async (tx) => {
    await writeLogbook(writerFor(context, tx), {
      action: 'user.rights_exported',
      subject: ['organisation', tenant.id],
    });
    return loadRights(context, tx, formMemberships);
  });
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
