import type { accountContract } from '@form-builder/core/contract/staff/users/account.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { VerifyCurrentPassword } from '../passwords/verify-current-password.ts';
import { getUser } from '../users/update-user.ts';
import { requiresSecondFactor } from './requires-second-factor.ts';
import { countRecoveryCodes, deleteRecoveryCodes, deleteTotp } from './second-factor-queries.ts';
import { confirmTotp, offerTotp, renewRecoveryCodes } from './totp-enrolment.ts';

type SecondFactorContract = Pick<
  typeof accountContract,
  | 'readSecondFactor'
  | 'startTotpEnrolment'
  | 'confirmTotpEnrolment'
  | 'removeSecondFactor'
  | 'createRecoveryCodes'
>;

interface SecondFactorOptions {
  readonly cipher: SecretCipher;
  readonly verifyPassword: VerifyCurrentPassword;
}

/**
 * The endpoints of a user's own second factor. Changes require the password, so that a session alone is not
 * enough.
 */
export function createSecondFactorHandlers({
  cipher,
  verifyPassword,
}: SecondFactorOptions): Handlers<SecondFactorContract> {
  return {
    readSecondFactor,

    startTotpEnrolment: (context) =>
      context.transaction(async (tx) => {
        const writer = writerFor(context, tx);
        const { id, email } = await getUser(writer, context.caller.id);
        const enrolling = { userId: id, email, organisation: context.tenant.name };
        return { data: await offerTotp(writer, cipher, enrolling) };
      }),

    confirmTotpEnrolment: async (context) => {
      await verifyPassword(typedBy(context));
      return context.transaction(async (tx) => {
        const { caller, body } = context;
        const owner = { userId: caller.id, code: body.code };
        const codes = await confirmTotp(writerFor(context, tx), cipher, owner);
        if (codes === undefined) throw new RequestError('totp_wrong');
        return { data: { recovery_codes: [...codes] } };
      });
    },

    removeSecondFactor: async (context) => {
      await verifyPassword(typedBy(context));
      await context.transaction(async (tx) => {
        const { caller, tenant } = context;
        const writer = writerFor(context, tx);
        const owner = { tenantId: tenant.id, userId: caller.id };
        const { has_passkey: hasPasskey } = await getUser(writer, caller.id);
        if (!hasPasskey && (await requiresSecondFactor(tx, rightsOf(caller))))
          throw new RequestError('second_factor_required');
        if (!(await deleteTotp(tx, owner))) return;
        // A user of a passkey still needs them.
        if (!hasPasskey) await deleteRecoveryCodes(tx, owner);
        const line = { action: 'user.mfa_removed', subject: ['user', caller.id] } as const;
        await writeLogbook(writer, line);
      });
    },

    createRecoveryCodes: async (context) => {
      await verifyPassword(typedBy(context));
      return context.transaction(async (tx) => {
        const writer = writerFor(context, tx);
        const { id, ...factors } = await getUser(writer, context.caller.id);
        if (!factors.has_totp && !factors.has_passkey)
          throw new RequestError('second_factor_missing');
        return { data: { recovery_codes: [...(await renewRecoveryCodes(writer, id))] } };
      });
    },
  };
}

function readSecondFactor(context: HandlerContext<typeof accountContract.readSecondFactor>) {
  const { transaction, caller, tenant } = context;
  return transaction(async (tx) => {
    const user = await getUser(writerFor(context, tx), caller.id);
    const owner = { tenantId: tenant.id, userId: caller.id };
    return {
      data: {
        has_totp: user.has_totp,
        has_passkey: user.has_passkey,
        is_required: await requiresSecondFactor(tx, rightsOf(caller)),
        has_password: user.has_password,
        recovery_codes_left: await countRecoveryCodes(tx, owner),
      },
    };
  });
}

const rightsOf = ({ isRoot, permissions }: Caller) => ({ isRoot, permissions });

interface PasswordContext {
  readonly transaction: Parameters<VerifyCurrentPassword>[0]['transaction'];
  readonly tenant: { readonly id: string };
  readonly caller: { readonly id: string };
  readonly body: { readonly password_current: string };
}

const typedBy = ({ transaction, tenant, caller, body }: PasswordContext) => ({
  transaction,
  tenantId: tenant.id,
  userId: caller.id,
  password: body.password_current,
});
