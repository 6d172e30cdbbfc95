import type { accountContract } from '@form-builder/core/contract/staff/users/account.ts';
import { loggedChanges } from '../../logbook/logged-changes.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import { definedMembers } from '../../platform/database/defined-members.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { presentUser } from './present-user.ts';
import { getUser } from './update-user.ts';
import { updateUserRow } from './users-queries.ts';

/** Changes what users may change of themselves: nothing that gives rights. */
export const updateOwnProfile: Handlers<typeof accountContract>['updateOwnProfile'] = (context) =>
  context.transaction(async (tx) => {
    const { body, caller, tenant } = context;
    const writer = writerFor(context, tx);
    const before = await getUser(writer, caller.id);
    await updateUserRow(tx, tenant.id, caller.id, {
      ...definedMembers(body),
      updated_at: instant(writer),
    });
    await writeLogbook(writer, {
      action: 'user.updated',
      subject: ['user', caller.id],
      details: { changes: loggedChanges(before, body) },
    });
    return { data: presentUser(await getUser(writer, caller.id), [...caller.permissions]) };
  });
