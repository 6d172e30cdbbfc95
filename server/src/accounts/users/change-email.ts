import type { Writer } from '../../logbook/writer.ts';
import { instant } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import { isEmailTaken, updateUserRow } from './users-queries.ts';
import type {} from './email-change-jobs.ts';
import { insertEmailNotice } from './email-notices-queries.ts';
import { deleteMailedKeys } from './mailed-keys-queries.ts';

interface EmailChange {
  readonly userId: string;
  readonly earlier: string;
  readonly email: string;
}

/** Changes the address of a user, and tells the earlier one; throws `email_taken`. */
export async function changeEmail(
  writer: Writer,
  jobs: JobSender,
  { userId, earlier, email }: EmailChange,
): Promise<void> {
  const { tx, tenantId } = writer;
  if (await isEmailTaken(tx, tenantId, email)) throw new RequestError('email_taken');
  await updateUserRow(tx, tenantId, userId, { email, updated_at: instant(writer) });
  await deleteMailedKeys(tx, { tenantId, userId });
  const noticeId = writer.createId();
  await insertEmailNotice(tx, {
    tenant_id: tenantId,
    id: noticeId,
    user_id: userId,
    email: earlier,
    created_at: instant(writer),
  });
  await jobs.send(writer, 'send-email-notice', { noticeId });
}
