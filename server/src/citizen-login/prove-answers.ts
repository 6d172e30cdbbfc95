import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { AuthAnswer, AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import type { ProgramField, Scope } from '@form-builder/core/session/program/program-field.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { openRepresentation } from './login-secrets.ts';
import type { Logins } from './request-logins.ts';

type Data = Readonly<Record<string, unknown>>;

/** The logins of a request, and the cipher of their data. */
interface Proving {
  readonly cipher: SecretCipher;
  readonly tenantId: string;
  readonly logins: Logins;
}

/**
 * The answers as sent, with the fields that a login proves replaced by the server's own data.
 * Invented answers are removed, and so are those without a login at the required level.
 */
export function proveAnswers({ root }: Program, data: Data, proving: Proving): Data {
  return proveScope(root, data, proving);
}

function proveScope({ fields }: Scope, data: Data, proving: Proving): Data {
  const proven: Record<string, unknown> = { ...data };
  for (const one of fields) {
    const { definition, field, rowScope } = one;
    const rows = proven[field.id];
    if (rowScope && Array.isArray(rows)) {
      proven[field.id] = rows.map((row: unknown) =>
        typeof row === 'object' && row !== null ? proveScope(rowScope, { ...row }, proving) : row,
      );
    } else if (definition.role === 'input' && definition.provenBy === 'login') {
      proven[field.id] = answerOf(one, proving);
    }
  }
  return proven;
}

function answerOf(
  { field }: ProgramField,
  { cipher, tenantId, logins }: Proving,
): AuthAnswer | null {
  // Every field type that is answered by a login has these settings.
  const { integration_id: provider, assurance_level: least } = (field.custom_properties ??
    {}) as AuthSettings;
  const login = provider === undefined ? undefined : logins.get(provider);
  if (login === undefined || !isLevelEnough(login.level, least)) return null;
  const representation = openRepresentation(cipher, tenantId, login);
  return {
    entity: login.entity,
    authenticated_at: isoInstant(login.authenticated_at),
    ...(representation && { representation }),
  };
}
