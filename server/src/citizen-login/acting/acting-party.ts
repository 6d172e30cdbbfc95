import * as v from 'valibot';
import type { AuthEntity, LoginRepresentation } from '@form-builder/core/field-types/auth/auth.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';
import { identifierKinds, kindByForm } from '../../providers/auth/identifier-kind.ts';
import type { ActingParty } from '../../providers/auth/login-driver.ts';
import { dataSubjectOf } from '../../processing-log/data-subject.ts';

const actingSchema = v.object({
  identifier: v.string(),
  kind: v.exactOptional(v.picklist(identifierKinds)),
  person: v.exactOptional(v.string()),
  mandate: v.exactOptional(v.string()),
  entity: v.objectWithRest(
    { name: v.string() },
    v.union([v.string(), v.number(), v.boolean(), v.null()]),
  ),
});

function parseActing(text: string): ActingParty {
  const acting = v.parse(actingSchema, JSON.parse(text));
  // A login of before has no kind.
  return { kind: kindByForm(acting.identifier), ...acting };
}

const placeOf = (tenantId: string) => ({ tenantId, purpose: 'acting-party' }) as const;

/** The columns about who logged in for somebody else; all `null` for people who log in for themselves. */
export interface ActingColumns {
  readonly acting_hash: Buffer | null;
  readonly sealed_acting: Buffer | null;
  readonly acting_subject_type: string | null;
  readonly acting_subject_pseudonym: string | null;
}

const nobody: ActingColumns = {
  acting_hash: null,
  sealed_acting: null,
  acting_subject_type: null,
  acting_subject_pseudonym: null,
};

/** Seals who logged in for somebody else, as columns of a login. */
export function sealActing(
  cipher: SecretCipher,
  { tenantId, providerId }: { readonly tenantId: string; readonly providerId: string },
  acting: ActingParty | undefined,
): ActingColumns {
  if (acting === undefined) return nobody;
  return {
    acting_hash: cipher.fingerprint(placeOf(tenantId), fingerprintText(providerId, acting)),
    sealed_acting: cipher.encrypt(placeOf(tenantId), JSON.stringify(acting)),
    ...subjectOf(cipher, tenantId, acting),
  };
}

/** The input of the fingerprint: the same person of the same intermediary, whatever their name or mandate. */
const fingerprintText = (providerId: string, { identifier, person }: ActingParty): string =>
  JSON.stringify([providerId, identifier, person ?? null]);

function subjectOf(cipher: SecretCipher, tenantId: string, { identifier, kind }: ActingParty) {
  const subject = dataSubjectOf(cipher, tenantId, { kind, number: identifier });
  return {
    acting_subject_type: subject.data_subject_type,
    acting_subject_pseudonym: subject.data_subject_pseudonym,
  };
}

/** Opens who logged in for somebody else; `null` for people who logged in for themselves. */
export const openActing = (
  cipher: SecretCipher,
  tenantId: string,
  { sealed_acting: sealed }: { readonly sealed_acting: Buffer | null },
): ActingParty | null => sealed && parseActing(cipher.decrypt(placeOf(tenantId), sealed));

/** How many characters of a number the visitor sees again. */
const shownCharacters = 3;

/** What the visitor sees of acting for somebody, besides the name of the represented person or company. */
export function representationOf(
  acting: ActingParty | null,
  identifier: () => string,
): LoginRepresentation | null {
  if (acting === null) return null;
  return {
    acting_name: acting.entity.name,
    number_ending: identifier().slice(-shownCharacters),
  };
}

/** The claims of the person who acts, by the name that variables use after `acting_`. */
export function actingClaim(
  { identifier, person, entity }: ActingParty,
  claim: string,
): AuthEntity[string] {
  if (claim === 'identifier') return identifier;
  if (claim === 'person') return person ?? null;
  return Object.hasOwn(entity, claim) ? (entity[claim] ?? null) : null;
}

/** Both tables seal it alike. */
export const actingSecret = {
  column: 'sealed_acting',
  purpose: 'acting-party',
} as const satisfies Omit<SealedColumn, 'table' | 'key'>;
