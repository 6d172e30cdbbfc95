import { isRsin } from '@form-builder/core/validation/rules/identifiers/rsin.ts';
import * as v from 'valibot';
import type { IdentifierKind, PartyNumber } from '../../auth/identifier-kind.ts';

/** A role of a case: who has it, by number. */
export const partySchema = v.object({
  betrokkeneIdentificatie: v.nullish(
    v.object({
      inpBsn: v.optional(v.string(), ''),
      innNnpId: v.optional(v.string(), ''),
      kvkNummer: v.optional(v.string(), ''),
    }),
  ),
});
type Party = v.InferOutput<typeof partySchema>;

/** The numbers of logins, with the RSINs that companies have beside their KVK numbers. */
export interface LoginNumbers {
  readonly identifiers: readonly PartyNumber[];
  readonly rsins: readonly string[];
}

/** Whether the party of a role is the person or company of a login. */
export function isPartyOf(
  { identifiers, rsins }: LoginNumbers,
  { betrokkeneIdentificatie: party }: Party,
): boolean {
  const numbersOf = (...kinds: readonly IdentifierKind[]) =>
    identifiers.filter(({ kind }) => kinds.includes(kind)).map(({ number }) => number);
  const people = numbersOf('bsn');
  const companies = new Set([...numbersOf('kvk', 'rsin'), ...rsins]);
  const { inpBsn = '', innNnpId = '', kvkNummer = '' } = party ?? {};
  // A company is its RSIN: a case of another RSIN is of another company, whatever its KVK number is.
  const isOther = rsins.length > 0 && isRsin(innNnpId) && !companies.has(innNnpId);
  // A BSN and an RSIN look the same, and are of different parties.
  const isPerson = people.includes(inpBsn);
  return !isOther && (isPerson || [innNnpId, kvkNummer].some((number) => companies.has(number)));
}
