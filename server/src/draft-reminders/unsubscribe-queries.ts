import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The locale in which the draft of a reminder is filled in; `undefined` without such a reminder. */
export async function selectReminderLanguage(tx: Tx, mailId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('submission_mails as mail')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'mail.tenant_id')
        .onRef('submissions.id', '=', 'mail.submission_id'),
    )
    .select('submissions.locale')
    .where('mail.id', '=', mailId)
    .where('mail.kind', '=', 'reminder')
    .executeTakeFirst();
  return found?.locale;
}

/** Ends reminders of a draft; returns its locale, as `selectReminderLanguage`. A repetition changes nothing. */
export async function unsubscribe(tx: Tx, mailId: string, at: Date): Promise<string | undefined> {
  await tx
    .updateTable('submission_mails')
    .set({ unsubscribed_at: at })
    .where('id', '=', mailId)
    .where('kind', '=', 'reminder')
    .where('unsubscribed_at', 'is', null)
    .execute();
  return selectReminderLanguage(tx, mailId);
}
