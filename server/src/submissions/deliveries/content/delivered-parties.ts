import { openActing } from '../../../citizen-login/acting/acting-party.ts';
import type { IdentityRow } from '../../../citizen-login/login-queries.ts';
import { openNumber, openRsin } from '../../../citizen-login/login-secrets.ts';
import type { PartyNumber } from '../../../providers/auth/identifier-kind.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import type { DeliveryRequest } from '../../../providers/delivery/delivery-driver.ts';
import type { DeliveredRepresentation } from '../../../providers/delivery/find-acting.ts';
import type { DeliveredCompany } from '../../../providers/delivery/find-initiator-rsin.ts';

/** The numbers of who a submission is about, and of who logged in for somebody else. */
export interface DeliveredParties {
  readonly identifiers: readonly PartyNumber[];
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
  const opened = identities.map((row) => openLogin(cipher, tenantId, row));
  const representations = opened.flatMap(({ represented, rsin, acting }) => {
    if (acting === null) return [];
    const second = rsin === null ? [] : [{ kind: 'rsin', number: rsin } as const];
    const { kind, identifier: number } = acting;
    return [{ represented: [represented, ...second], acting: { kind, number } }];
  });
  const companies = opened.flatMap(({ represented: { number: identifier }, rsin }) =>
    rsin === null ? [] : [{ identifier, rsin }],
  );
  return {
    identifiers: opened.map(({ represented }) => represented),
    companies,
    representations,
  };
}

const openLogin = (cipher: SecretCipher, tenantId: string, row: IdentityRow) => ({
  represented: openNumber(cipher, tenantId, row),
  rsin: openRsin(cipher, tenantId, row),
  acting: openActing(cipher, tenantId, row),
});

/** The parties of a request with their numbers masked, to show what was sent. */
export const maskParties = ({
  identifiers,
  rsins,
  initiatorRsin,
  acting,
}: SentParties): SentParties => ({
  identifiers: identifiers.map(({ kind, number }) => ({ kind, number: mask(number) })),
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
  ...identifiers.map(({ number }) => number),
  ...companies.map(({ rsin }) => rsin),
  ...representations.map(({ acting }) => acting.number),
];
