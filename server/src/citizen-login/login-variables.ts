import type {
  Variable,
  VariableSourceOf,
  VariableValue,
  VariableValues,
} from '@form-builder/core/form/variables/variable.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { actingClaim, openActing } from './acting/acting-party.ts';
import type { LoginRow } from './login-queries.ts';
import { openIdentifier, openRsin } from './login-secrets.ts';
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
    return [[id, claimOf(source, login, { cipher, tenantId })]];
  });
  return Object.fromEntries(given);
}

function claimOf(
  { claim }: VariableSourceOf<'login'>,
  login: LoginRow,
  { cipher, tenantId }: { readonly cipher: SecretCipher; readonly tenantId: string },
): VariableValue {
  const { entity } = login;
  if (claim === 'identifier') return openIdentifier(cipher, tenantId, login);
  if (claim === 'rsin') return openRsin(cipher, tenantId, login);
  if (claim === 'mandate') return openActing(cipher, tenantId, login)?.mandate ?? null;
  if (claim.startsWith(actingPrefix)) {
    const acting = openActing(cipher, tenantId, login);
    return acting && actingClaim(acting, claim.slice(actingPrefix.length));
  }
  return Object.hasOwn(entity, claim) ? (entity[claim] ?? null) : null;
}

/** Begins the claims of who logged in for somebody else; the other claims are of whom the form is about. */
const actingPrefix = 'acting_';
