import type { Variable, VariableValues } from '@form-builder/core/form/variables/variable.ts';
import { variableSources } from '@form-builder/core/form/variables/variable-sources.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Logins } from '../../citizen-login/request-logins.ts';
import { readLoginVariables } from '../../citizen-login/login-variables.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import { variablesOf } from '../answers/program-cache.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';

/** The claims and logins of a request, and the cipher of the logins' data. */
interface SentVariables {
  readonly cipher: SecretCipher;
  readonly program: Program;
  readonly claims: VariableValues;
  readonly logins: Logins;
  readonly language: Language;
}

/**
 * Returns the values of variables that a draft stores: the claims of the page. The others are
 * resolved again on submission.
 */
export const draftClaims = ({ program, claims, language }: SentVariables): VariableValues =>
  withoutProofs(variablesOf(program), acceptClaims(variablesOf(program), claims, language));

/**
 * Returns the values of variables that the form does not compute: from claims of the page, and from
 * logins.
 */
export function giveVariables(
  { tenantId }: { readonly tenantId: string },
  { cipher, program, claims, logins, language }: SentVariables,
): VariableValues {
  const variables = variablesOf(program);
  return {
    ...withoutProofs(variables, acceptClaims(variables, claims, language)),
    ...readLoginVariables(cipher, tenantId, { variables, logins }),
  };
}

/**
 * Returns the claims of the page. Throws `unknown_field` for a variable that the form does not have
 * or that the page may not set.
 */
export function acceptClaims(
  variables: readonly Variable[],
  claims: VariableValues,
  language: Language,
): VariableValues {
  const allowed = new Set(
    variables
      .filter(({ source }) => {
        const { isClaim, isProven } = variableSources[source.type];
        return isClaim || isProven === true;
      })
      .map(({ id }) => id),
  );
  const refused = Object.keys(claims).filter((id) => !allowed.has(id));
  if (refused.length === 0) return claims;
  const errors = Object.fromEntries(
    refused.map((id) => [`claims.${id}`, [inputTexts[language].notAllowed]]),
  );
  throw new RequestError('unknown_field', { errors });
}

/** Proofs are not values: what they prove is read with the final answers. */
function withoutProofs(variables: readonly Variable[], claims: VariableValues): VariableValues {
  const proven = variables.filter(({ source }) => variableSources[source.type].isProven === true);
  const ids = new Set(proven.map(({ id }) => id));
  return Object.fromEntries(Object.entries(claims).filter(([id]) => !ids.has(id)));
}
