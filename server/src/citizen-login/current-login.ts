import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { RequestError } from '../platform/request-error.ts';
import { createToken, hashToken } from '../platform/secrets/token.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { openRepresentation } from './login-secrets.ts';
import { lockLogin, takeCode, updateLogin, type LoginRow } from './login-queries.ts';
import { endOf } from './login-times.ts';

/**
 * The login of a token; its idle time starts again. Throws `login_expired` when the token has no
 * active login by the server's clock.
 */
export async function useLogin(
  writer: Pick<Writer, 'tx' | 'now' | 'createId'>,
  token: string,
): Promise<LoginRow> {
  const login = await lockLogin(writer.tx, hashToken(token));
  if (login === undefined || endOf(login) <= writer.now()) throw new RequestError('login_expired');
  const last_used_at = instant(writer);
  await updateLogin(writer.tx, login.id, { last_used_at });
  return { ...login, last_used_at };
}

/** Exchanges a one-time code for a token, for the page that has the verifier. */
export async function exchangeCode(
  writer: Pick<Writer, 'tx' | 'now' | 'createId'>,
  { code, verifier }: { readonly code: string; readonly verifier: string },
): Promise<{ readonly token: string; readonly login: LoginRow }> {
  const token = createToken();
  const login = await takeCode(
    writer.tx,
    { code_hash: hashToken(code), verifier_hash: hashToken(verifier) },
    { token_hash: hashToken(token), now: instant(writer) },
  );
  if (login === undefined) throw new RequestError('login_expired');
  return { token, login };
}

/** A login as its visitor may see it: without the identifiers. */
export function presentLogin(
  { cipher, tenantId }: { readonly cipher: SecretCipher; readonly tenantId: string },
  login: LoginRow,
  now: number,
): Login {
  return {
    provider: login.provider_id,
    entity: login.entity,
    authenticated_at: isoInstant(login.authenticated_at),
    level: login.level,
    representation: openRepresentation(cipher, tenantId, login),
    expires_at: isoInstant(new Date(endOf(login))),
    seconds_left: Math.max(0, Math.floor((endOf(login) - now) / 1000)),
  };
}
