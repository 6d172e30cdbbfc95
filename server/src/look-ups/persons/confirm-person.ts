import type {
  VariableSourceOf,
  VariableValues,
} from '@form-builder/core/form/variables/variable.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { LoginRow } from '../../citizen-login/login-queries.ts';
import type { Logins } from '../../citizen-login/request-logins.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { Confirming } from '../confirmations.ts';
import { isProvenData, parseDataToken, type DataToken } from '../data-proofs.ts';
import { loadProofs, type Proofs } from '../proofs.ts';
import { personQuestion } from './person-proofs.ts';

interface SentPerson {
  readonly program: Program;
  readonly logins: Logins;
  /** What the page sent, by variable. */
  readonly claims: VariableValues;
}

/**
 * Returns what the register of persons has of the visitors of these logins, as the server read it during the login.
 * Throws `person_unread` when a page leaves out what was read: otherwise it could pretend that the register was down
 * to fill in something else.
 */
export async function confirmPerson(
  confirming: Confirming,
  { program, logins, claims }: SentPerson,
): Promise<VariableValues> {
  const read = program.root.fields.flatMap(({ field: { id }, variable }) => {
    const source = variable?.source;
    const login = source?.type === 'person' ? logins.get(source.provider) : undefined;
    return source?.type === 'person' && login ? [{ id, source, login }] : [];
  });
  if (read.length === 0) return {};
  const proofs = await loadProofs(confirming, confirming.cipher);
  const values = read.map(({ id, source, login }) => {
    const token = parseDataToken(claims[id], confirming.now());
    if (token === undefined || !isProven({ proofs, confirming, source, login, token }))
      throw new RequestError('person_unread');
    return [id, token.value] as const;
  });
  return Object.fromEntries(values);
}

interface GivenToken {
  readonly proofs: Proofs;
  readonly confirming: Confirming;
  readonly source: VariableSourceOf<'person'>;
  readonly login: LoginRow;
  readonly token: DataToken;
}

/** A value of an earlier login does not count: the register may have been down then. */
function isProven({ proofs, confirming, source, login, token }: GivenToken): boolean {
  if (token.at < login.authenticated_at.getTime()) return false;
  const given = { token, isTest: confirming.isTest };
  return [true, false].some((isRead) =>
    isProvenData(proofs, personQuestion(login, { member: source.member, isRead }), given),
  );
}
