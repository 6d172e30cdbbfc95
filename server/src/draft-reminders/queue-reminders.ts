import { writerFor } from '../logbook/writer.ts';
import { isBounced } from '../mails/bounced-addresses.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { queueMail } from '../submissions/mails/queue-mail.ts';
import { lockDueReminder, selectDueReminders } from './due-reminders-queries.ts';
import { mayBeResumed } from './may-be-resumed.ts';
import { loadSavedTerms } from './saved-terms.ts';

/** The tenant whose drafts are looked at, and the dependencies. */
export interface ReminderOwner extends Runtime {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly jobs: JobSender;
  readonly cipher: SecretCipher;
  readonly mailer: Pick<Mailer, 'isAvailable'>;
}

const draftsAtOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Queues the reminder of every saved draft that is due: each once, because the queued mail is its mark. */
export async function queueReminders(owner: ReminderOwner): Promise<void> {
  const { transaction, mailer, now } = owner;
  if (!mailer.isAvailable) return;
  const at = now();
  const terms = await transaction(loadSavedTerms);
  const moment = { terms, now: at };
  let after = beforeAll;
  for (;;) {
    const due = await transaction((tx) =>
      selectDueReminders(tx, moment, { after, limit: draftsAtOnce }),
    );
    for (const { id } of due) await queueReminder(owner, moment, id);
    const last = due.at(-1);
    if (last === undefined || due.length < draftsAtOnce) return;
    after = last.id;
  }
}

type Moment = Parameters<typeof lockDueReminder>[1];

/** The mail and its job commit together, so that a crash leaves both or neither. */
function queueReminder(owner: ReminderOwner, moment: Moment, id: string): Promise<void> {
  const { tenantId, cipher, transaction } = owner;
  return transaction(async (tx) => {
    const draft = await lockDueReminder(tx, moment, id);
    if (draft === undefined || !(await mayBeResumed(tx, draft))) return;
    if (await isBounced(tx, cipher, { tenantId, address: draft.email })) return;
    const writer = writerFor({ ...owner, tenant: { id: tenantId }, caller: null }, tx);
    const mail = { submissionId: id, kind: 'reminder', recipient: draft.email } as const;
    await queueMail(writer, owner, mail);
  });
}
