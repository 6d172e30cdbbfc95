import { selectPasskeys, hasPasskeys } from '../../accounts/passkeys/passkeys-queries.ts';
import { relyingPartyOf } from '../../accounts/passkeys/relying-party.ts';
import { acceptPasskey, requestPasskey } from '../../accounts/passkeys/verify-passkey.ts';
import { maySignInWithPassword } from '../../accounts/passwords/password-sign-in.ts';
import { recordSignIn } from './credentials-queries.ts';
import { noteSignIn } from './note-sign-in.ts';
import { findSignInAccount } from './sign-in-account.ts';
import type { Exchange, SignInContext } from './sign-in-context.ts';

/**
 * The options with which the login page asks the device for a passkey, as JSON; `null` when nobody in the
 * organisation has one. They do not depend on what was typed, so they reveal no account.
 */
export function offerPasskeySignIn(
  context: SignInContext,
  interactionId: string,
): Promise<string | null> {
  const { tenant, transaction } = context;
  return transaction(async (tx) => {
    if (!(await hasPasskeys(tx, tenant.id))) return null;
    const subject = `sign-in:${interactionId}` as const;
    const writer = { ...context.runtime, tx, tenantId: tenant.id };
    return JSON.stringify(
      await requestPasskey(writer, partyOf(context), { subject, credentialIds: [] }),
    );
  });
}

/** The options with which a device is asked for one of the user's passkeys, as JSON. */
export function offerOwnPasskeys(
  context: SignInContext,
  interactionId: string,
  userId: string,
): Promise<string> {
  const { tenant, transaction } = context;
  return transaction(async (tx) => {
    const passkeys = await selectPasskeys(tx, { tenantId: tenant.id, userId });
    const subject = `sign-in:${interactionId}` as const;
    const credentialIds = passkeys.map(({ credential_id }) => credential_id);
    const writer = { ...context.runtime, tx, tenantId: tenant.id };
    return JSON.stringify(
      await requestPasskey(writer, partyOf(context), { subject, credentialIds }),
    );
  });
}

/** Checks what the device answered to the last options of this sign-in. */
export function presentPasskey(context: SignInContext, interactionId: string, answer: string) {
  const { tenant, transaction, runtime } = context;
  const subject = `sign-in:${interactionId}` as const;
  return transaction((tx) =>
    acceptPasskey({ ...runtime, tx, tenantId: tenant.id }, partyOf(context), { subject, answer }),
  );
}

/**
 * The active user who proved a passkey in place of a password. A refusal is recorded for the owner of the passkey;
 * an unknown passkey is not, because anybody can send those in any number.
 */
export async function signInWithPasskey(
  context: SignInContext,
  { request, interaction }: Exchange,
  answer: string,
): Promise<string | undefined> {
  const presented = await presentPasskey(context, interaction.uid, answer);
  if (presented === undefined) return undefined;
  const account = await findSignInAccount(context, presented.userId);
  if (account === undefined) return undefined;
  const mayUse = await context.transaction((tx) =>
    maySignInWithPassword(tx, context.tenant.id, { is_root: account.isRoot }),
  );
  if (!presented.isAccepted || !mayUse) {
    const attempt = { email: account.email, address: context.addressOf(request) };
    await noteSignIn(context, attempt, { code: 'refused' });
    return undefined;
  }
  const at = new Date(context.runtime.now());
  const { tenant } = context;
  const signIn = { tenantId: tenant.id, userId: account.id, at, passwordHash: null };
  await context.transaction((tx) => recordSignIn(tx, { ...signIn, isExpired: false }));
  return account.id;
}

const partyOf = ({ tenant, origin }: SignInContext) => relyingPartyOf(tenant.name, origin);
