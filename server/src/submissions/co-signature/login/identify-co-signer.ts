import type { CoSignerIdentity } from '@form-builder/core/contract/visitor/co-signatures.ts';
import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { openActing } from '../../../citizen-login/acting/acting-party.ts';
import { selectIdentities, type LoginRow } from '../../../citizen-login/login-queries.ts';
import { openNumber } from '../../../citizen-login/login-secrets.ts';
import { readLogins, type LoginTokens } from '../../../citizen-login/request-logins.ts';
import type { Writer } from '../../../logbook/writer.ts';
import { RequestError } from '../../../platform/request-error.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import type { LockedCoSignature } from '../lock-co-signature.ts';

/** The identity of the co-signer, as a login proved it. */
export interface IdentifiedCoSigner {
  readonly identity: CoSignerIdentity;
  /** `null` without a login, and when none is required. */
  readonly login: LoginRow | null;
}

/**
 * Returns who makes a request about a co-signature, by its login tokens. Throws `login_expired` for
 * an expired token.
 */
export async function identifyCoSigner(
  writer: Writer,
  cipher: SecretCipher,
  { row, submission }: LockedCoSignature,
  tokens: LoginTokens,
): Promise<IdentifiedCoSigner> {
  if (row.logins.length === 0) return { identity: 'not_needed', login: null };
  const wanted = row.logins.find(({ provider }) => tokens.has(provider));
  const token = wanted && tokens.get(wanted.provider);
  if (wanted === undefined || token === undefined) return { identity: 'needed', login: null };
  const isTest = submission.is_test;
  const logins = await readLogins(writer, new Map([[wanted.provider, token]]), { isTest });
  const login = logins.get(wanted.provider) ?? null;
  if (login === null) return { identity: 'needed', login };
  if (!isLevelEnough(login.level, wanted.least_level)) return { identity: 'level_too_low', login };
  if (login.sealed_acting !== null) return { identity: 'represents', login };
  const isSame = await isVisitor(writer, cipher, submission.id, login);
  return { identity: isSame ? 'same_person' : 'known', login };
}

/** Like `identifyCoSigner`, but a person with an expired login is not logged in. */
export async function identifyCoSignerIfLoggedIn(
  ...request: Parameters<typeof identifyCoSigner>
): Promise<IdentifiedCoSigner> {
  try {
    return await identifyCoSigner(...request);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'login_expired')
      return { identity: 'needed', login: null };
    throw error;
  }
}

const refusals = {
  needed: 'login_required',
  level_too_low: 'login_level_too_low',
  same_person: 'co_signer_is_visitor',
  represents: 'co_signer_represents',
} as const;

/** Throws when the person may not answer. */
export function assertMayCoSign({ identity }: IdentifiedCoSigner): void {
  if (identity !== 'not_needed' && identity !== 'known') throw new RequestError(refusals[identity]);
}

/** Whether the login is of the person who submitted the form or whom it is about, with any provider. */
async function isVisitor(
  { tx, tenantId }: Writer,
  cipher: SecretCipher,
  submissionId: string,
  login: LoginRow,
): Promise<boolean> {
  const partiesOf = (row: Parties) => listParties(cipher, tenantId, row);
  const own = new Set(partiesOf(login));
  const visitors = await selectIdentities(tx, submissionId);
  return visitors.flatMap(partiesOf).some((party) => own.has(party));
}

type Parties = Pick<LoginRow, 'sealed_identifier' | 'data_subject_type' | 'sealed_acting'>;

/** The people of a login, whether they are represented or act: neither signs for a second time. */
function listParties(cipher: SecretCipher, tenantId: string, row: Parties): readonly string[] {
  const acting = openActing(cipher, tenantId, row);
  const numbers = [
    openNumber(cipher, tenantId, row),
    ...(acting === null ? [] : [{ kind: acting.kind, number: acting.identifier }]),
  ];
  // Several people log in for a company.
  const people = numbers.filter(({ kind }) => kind !== 'kvk' && kind !== 'rsin');
  return [...people.map(({ number }) => number), acting?.person ?? ''].filter((one) => one !== '');
}
