import { openActing } from '../../../citizen-login/acting/acting-party.ts';
import type { IdentityRow } from '../../../citizen-login/login-queries.ts';
import { openIdentifier, openRsin } from '../../../citizen-login/login-secrets.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import type { DeliveryRequest } from '../../../providers/delivery/delivery-driver.ts';
import type { DeliveredRepresentation } from '../../../providers/delivery/find-acting.ts';
import type { DeliveredCompany } from '../../../providers/delivery/find-initiator-rsin.ts';

/** The numbers of who a submission is about, and of who logged in for somebody else. */
export interface DeliveredParties {
  readonly identifiers: readonly string[];
  readonly companies: readonly DeliveredCompany[];
  readonly representations: readonly DeliveredRepresentation[];
}

/** The numbers of a request, masked to show it to staff. */
export type SentParties = Pick<
  DeliveryRequest,
  'identifiers' | 'rsins' | 'initiatorRsin' | 'acting'
>;

/** Decrypts the parties of a submission's logins. */
export function openParties(
  cipher: SecretCipher,
  tenantId: string,
  identities: readonly IdentityRow[],
): DeliveredParties {
  const opened = identities.map((row) => ({
    represented: openIdentifier(cipher, tenantId, row),
    rsin: openRsin(cipher, tenantId, row),
    acting: openActing(cipher, tenantId, row)?.identifier,
  }));
  const representations = opened.flatMap(({ represented, acting }) =>
    acting === undefined ? [] : [{ represented, acting }],
  );
  const companies = opened.flatMap(({ represented: identifier, rsin }) =>
    rsin === null ? [] : [{ identifier, rsin }],
  );
  return {
    identifiers: opened.map(({ represented }) => represented),
    companies,
    representations,
  };
}

/** The parties of a request with their numbers masked, to show what was sent. */
export const maskParties = ({
  identifiers,
  rsins,
  initiatorRsin,
  acting,
}: SentParties): SentParties => ({
  identifiers: identifiers.map(mask),
  rsins: rsins.map(mask),
  initiatorRsin: initiatorRsin === undefined ? undefined : mask(initiatorRsin),
  acting:
    acting === undefined || acting.kind === 'lost'
      ? acting
      : { kind: acting.kind, number: mask(acting.number) },
});

const mask = (number: string): string => '•'.repeat(number.length);

/** Every number, to find it in the answers of receivers. */
export const listNumbers = ({
  identifiers,
  companies,
  representations,
}: DeliveredParties): readonly string[] => [
  ...identifiers,
  ...companies.map(({ rsin }) => rsin),
  ...representations.map(({ acting }) => acting),
];
