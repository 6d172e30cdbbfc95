import type { accountContract } from '@form-builder/core/contract/staff/users/account.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { RequestError } from '../../platform/request-error.ts';
import { endOtherSessionsOf } from '../sessions/end-sessions.ts';
import { assertGoodPassword, assertNotEarlier } from './assert-good-password.ts';
import { storePassword } from './earlier-passwords-queries.ts';
import { selectPasswordPolicy } from './password-policy.ts';
import type { VerifyCurrentPassword } from './verify-current-password.ts';

interface ChangePasswordOptions {
  readonly hasher: PasswordHasher;
  readonly verifyPassword: VerifyCurrentPassword;
}

/** The endpoint with which users change their own password: their other sessions end, this one stays. */
export const createChangePassword =
  ({
    hasher,
    verifyPassword,
  }: ChangePasswordOptions): Handlers<typeof accountContract>['changePassword'] =>
  async (context) => {
    const { transaction, tenant, caller, body, language } = context;
    const owner = { tenantId: tenant.id, userId: caller.id };
    const policy = await transaction(selectPasswordPolicy);
    assertGoodPassword(body.password, policy, language);
    if (body.password === body.password_current) throw new RequestError('password_unchanged');
    await verifyPassword({ transaction, ...owner, password: body.password_current });
    const { password } = body;
    await assertNotEarlier({ transaction, hasher, policy, language, userId: caller.id, password });
    // Takes tenths of a second, so it runs outside a transaction.
    const passwordHash = await hasher.hash(body.password);
    await transaction(async (tx) => {
      const writer = writerFor(context, tx);
      const stored = { ...owner, hash: passwordHash, at: instant(writer), history: policy.history };
      await storePassword(tx, stored);
      await endOtherSessionsOf(tx, { ...owner, grantId: caller.grantId });
      await writeLogbook(writer, { action: 'user.password_set', subject: ['user', caller.id] });
    });
  };
