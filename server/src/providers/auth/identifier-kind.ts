import { isBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';
import { isRsin } from '@form-builder/core/validation/rules/identifiers/rsin.ts';

/**
 * What kind of number identifies a person or company. A BSN and an RSIN look the same, and a pseudonym (`identifier`)
 * can look like either or like a KVK number, so the kind is kept beside the number.
 */
export const identifierKinds = ['bsn', 'kvk', 'rsin', 'identifier'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** A number with its kind. */
export interface PartyNumber {
  readonly kind: IdentifierKind;
  readonly number: string;
}

/** Whether a number can be of a kind. */
export const isOfKind: Readonly<Record<IdentifierKind, (number: string) => boolean>> = {
  bsn: (number) => /^\d{9}$/.test(number) && isBsn(number),
  kvk: (number) => /^\d{8}$/.test(number),
  rsin: isRsin,
  identifier: () => true,
};

/** The kind of a number of which nobody says it: nine digits that pass the test of a BSN, or eight of a KVK number. */
export function kindByForm(number: string): Exclude<IdentifierKind, 'rsin'> {
  if (isOfKind.bsn(number)) return 'bsn';
  return isOfKind.kvk(number) ? 'kvk' : 'identifier';
}

/** The kind as it is stored with a login; one of before that is known by its form. */
export const kindOf = (stored: string | null, number: string): IdentifierKind =>
  identifierKinds.find((kind) => kind === stored) ?? kindByForm(number);
