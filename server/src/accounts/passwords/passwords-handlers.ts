import type { passwordsContract } from '@form-builder/core/contract/staff/users/passwords.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { RequestError } from '../../platform/request-error.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { findUserWithPassword } from '../users/users-queries.ts';
import { assertGoodPassword, assertNotEarlier } from './assert-good-password.ts';
import { storePassword } from './earlier-passwords-queries.ts';
import { deletePasswordKey, findUserOfKey } from './password-keys-queries.ts';
import { selectPasswordPolicy } from './password-policy.ts';
import { maySignInWithPassword } from './password-sign-in.ts';
import type { PasswordMailLimits } from './password-mail-limits.ts';

/** The dependencies of choosing a password. */
export interface PasswordOptions {
  readonly mailer: Pick<Mailer, 'isAvailable'>;
  readonly jobs: JobSender;
  readonly hasher: PasswordHasher;
  readonly limits: PasswordMailLimits;
}

/** The endpoints for choosing a password by a mailed link. */
export function createPasswordsHandlers({
  mailer,
  jobs,
  hasher,
  limits,
}: PasswordOptions): Omit<Handlers<typeof passwordsContract>, 'confirmEmailChange'> {
  return {
    requestPasswordReset: async (context) => {
      const { transaction, tenant, network } = context;
      if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
      const email = context.body.email.toLowerCase();
      await limits.request({ tenantId: tenant.id, network, email });
      await transaction(async (tx) => {
        const user = await findUserWithPassword(tx, tenant.id, email);
        if (user === undefined || !(await maySignInWithPassword(tx, tenant.id, user))) return;
        const writer = writerFor({ ...context, caller: null }, tx);
        await jobs.send(writer, 'send-password-link', { userId: user.id, purpose: 'reset' });
      });
    },

    getPasswordPolicy,

    readPasswordKey: async ({ transaction, tenant, body, now }) => {
      const key = { tenantId: tenant.id, hash: hashKey(body.key), now: new Date(now()) };
      const user = await transaction((tx) => findUserOfKey(tx, key));
      if (user === undefined) throw new RequestError('password_link_invalid');
      return { data: { email: user.email, name: user.label } };
    },

    setPassword: async (context) => {
      const { transaction, tenant, body, language } = context;
      const { password } = body;
      const policy = await transaction(selectPasswordPolicy);
      assertGoodPassword(password, policy, language);
      const key = { tenantId: tenant.id, hash: hashKey(body.key), now: new Date(context.now()) };
      const user = await transaction((tx) => findUserOfKey(tx, key));
      if (user === undefined) throw new RequestError('password_link_invalid');
      // Both take tenths of a second, so they run outside a transaction.
      await assertIsAnother(hasher, user, password);
      await assertNotEarlier({ transaction, hasher, policy, language, userId: user.id, password });
      const hash = await hasher.hash(password);
      await transaction(async (tx) => {
        const writer = writerFor({ ...context, caller: { id: user.id, name: user.label } }, tx);
        if (!(await deletePasswordKey(tx, key))) throw new RequestError('password_link_invalid');
        const owner = { tenantId: tenant.id, userId: user.id };
        const stored = { hash, at: instant(writer), history: policy.history };
        await storePassword(tx, { ...owner, ...stored });
        await endSessionsOf(tx, tenant.id, user.id);
        await writeLogbook(writer, { action: 'user.password_set', subject: ['user', user.id] });
      });
    },
  };
}

const getPasswordPolicy: Handlers<typeof passwordsContract>['getPasswordPolicy'] = async ({
  transaction,
}) => {
  const { minLength, history } = await transaction(selectPasswordPolicy);
  return { data: { min_length: minLength, history } };
};

/**
 * Throws when the password is the present one: a link is also the answer to a password that expired, or that somebody else
 * may know.
 */
async function assertIsAnother(
  hasher: PasswordHasher,
  user: { readonly password_hash: string | null },
  password: string,
): Promise<void> {
  const { matches } = await hasher.verify(password, user.password_hash);
  if (matches) throw new RequestError('password_unchanged');
}
