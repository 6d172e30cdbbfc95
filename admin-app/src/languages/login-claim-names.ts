import type { loginClaims } from '@form-builder/core/form/variables/variable-sources.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What every login has, in words: a forgotten one does not compile. */
export const loginClaimNames: Readonly<Record<(typeof loginClaims)[number], MessageDescriptor>> = {
  name: msg`Naam`,
  identifier: msg`BSN of KVK-nummer`,
  rsin: msg`RSIN van het bedrijf`,
  acting_name: msg`Naam van de gemachtigde`,
  acting_identifier: msg`BSN of KVK-nummer van de gemachtigde`,
  acting_person: msg`Medewerker van de gemachtigde`,
  mandate: msg`Dienst van de machtiging`,
};
