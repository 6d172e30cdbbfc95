import { openActing } from '../../../citizen-login/acting/acting-party.ts';
import type { IdentityRow } from '../../../citizen-login/login-queries.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import type { DeliveredRepresentation } from '../../../providers/delivery/delivery-driver.ts';

/** The numbers of who a submission is about, and of who logged in for somebody else. */
export interface DeliveredParties {
  readonly identifiers: readonly string[];
  readonly representations: readonly DeliveredRepresentation[];
}

/** Decrypts the parties of a submission's logins. */
export function openParties(
  cipher: SecretCipher,
  tenantId: string,
  identities: readonly IdentityRow[],
): DeliveredParties {
  const opened = identities.map((row) => ({
    represented: cipher.decrypt({ tenantId, purpose: 'identifier' }, row.sealed_identifier),
    acting: openActing(cipher, tenantId, row)?.identifier,
  }));
  const representations = opened.flatMap(({ represented, acting }) =>
    acting === undefined ? [] : [{ represented, acting }],
  );
  return { identifiers: opened.map(({ represented }) => represented), representations };
}

/** The same parties with their numbers masked, to show what was sent. */
export function maskParties({ identifiers, representations }: DeliveredParties): DeliveredParties {
  return {
    identifiers: identifiers.map(mask),
    representations: representations.map(({ represented, acting }) => ({
      represented: mask(represented),
      acting: mask(acting),
    })),
  };
}

const mask = (number: string): string => '•'.repeat(number.length);

/** Every number, to find it in the answers of receivers. */
export const listNumbers = ({
  identifiers,
  representations,
}: DeliveredParties): readonly string[] => [
  ...identifiers,
  ...representations.map(({ acting }) => acting),
];
