import type { accountContract } from '@form-builder/core/contract/staff/users/account.ts';
import type { passwordsContract } from '@form-builder/core/contract/staff/users/passwords.ts';
import { loggedChanges } from '../../logbook/logged-changes.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { enforceLimit, type CreateRateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import type { VerifyCurrentPassword } from '../passwords/verify-current-password.ts';
import { isEmailTaken } from '../users/users-queries.ts';
import { changeEmail } from '../users/change-email.ts';
import { takeEmailChange, upsertEmailChange } from './email-changes-queries.ts';

const validMs = 86_400_000;
/** Requests per user and day: each one mails an address that somebody typed. */
const maxRequests = 5;

interface EmailChangesOptions {
  readonly mailer: Pick<Mailer, 'isAvailable'>;
  readonly jobs: JobSender;
  readonly createRateLimit: CreateRateLimit;
  readonly verifyPassword: VerifyCurrentPassword;
}

type EmailChangesHandlers = Pick<Handlers<typeof accountContract>, 'requestEmailChange'> &
  Pick<Handlers<typeof passwordsContract>, 'confirmEmailChange'>;

/** The endpoints with which users change their own e-mail address: asked with the password, and confirmed from the new mailbox. */
export function createEmailChangesHandlers({
  mailer,
  jobs,
  createRateLimit,
  verifyPassword,
}: EmailChangesOptions): EmailChangesHandlers {
  const limit = createRateLimit({ name: 'email-changes', max: maxRequests, windowSeconds: 86_400 });
  return {
    requestEmailChange: async (context) => {
      const { transaction, tenant, caller, body } = context;
      if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
      const owner = { tenantId: tenant.id, userId: caller.id };
      await verifyPassword({ transaction, ...owner, password: body.password_current });
      // A wrong password mails nothing, and has a limit of its own.
      await enforceLimit(limit, caller.id);
      const email = body.email.toLowerCase();
      await transaction(async (tx) => {
        if (await isEmailTaken(tx, tenant.id, email)) throw new RequestError('email_taken');
        const writer = writerFor(context, tx);
        const expires = new Date(writer.now() + validMs);
        const key = { tenant_id: tenant.id, user_id: caller.id };
        await upsertEmailChange(tx, { ...key, email, expires_at: expires });
        await jobs.send(writer, 'send-email-change', { userId: caller.id });
        await writeLogbook(writer, {
          action: 'user.email_change_requested',
          subject: ['user', caller.id],
        });
      });
    },

    confirmEmailChange: (context) =>
      context.transaction(async (tx) => {
        const { tenant, body } = context;
        const key = { tenantId: tenant.id, hash: hashKey(body.key), now: new Date(context.now()) };
        const change = await takeEmailChange(tx, key);
        if (change === undefined) throw new RequestError('password_link_invalid');
        const { id, label, earlier, email } = change;
        const writer = writerFor({ ...context, caller: { id, name: label } }, tx);
        await changeEmail(writer, jobs, { userId: id, earlier, email });
        await writeLogbook(writer, {
          action: 'user.updated',
          subject: ['user', id],
          details: { changes: loggedChanges({ email: earlier }, { email }) },
        });
        return { data: { email } };
      }),
  };
}
