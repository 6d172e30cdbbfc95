import type {
  Variable,
  VariableSourceOf,
  VariableValue,
  VariableValues,
} from '@form-builder/core/form/variables/variable.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { LoginRow } from './login-queries.ts';
import type { Logins } from './request-logins.ts';

/** The values of a form's variables that come from logins; empty without a login. */
export function readLoginVariables(
  cipher: SecretCipher,
  tenantId: string,
  { variables, logins }: { readonly variables: readonly Variable[]; readonly logins: Logins },
): VariableValues {
  const given = variables.flatMap(({ id, source }): [string, VariableValue][] => {
    const login = source.type === 'login' ? logins.get(source.provider) : undefined;
    if (source.type !== 'login' || login === undefined) return [];
    return [[id, claimOf(source, login, () => openIdentifier(cipher, tenantId, login))]];
  });
  return Object.fromEntries(given);
}

function claimOf(
  { claim }: VariableSourceOf<'login'>,
  { entity }: LoginRow,
  identifier: () => string,
): VariableValue {
  if (claim === 'identifier') return identifier();
  return Object.hasOwn(entity, claim) ? (entity[claim] ?? null) : null;
}

/** The BSN or KVK number of a login; it never leaves the server except to a register. */
export const openIdentifier = (cipher: SecretCipher, tenantId: string, login: LoginRow): string =>
  cipher.decrypt({ tenantId, purpose: 'identifier' }, login.sealed_identifier);
