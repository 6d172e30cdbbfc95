import * as v from 'valibot';
import type { Stored, ZgwObjects } from './zgw-objects.ts';

const roleSchema = v.object({
  zaak: v.string(),
  betrokkeneIdentificatie: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The criteria of the Zaken API that name a party, and the members that they are about. */
const members: Readonly<Record<string, string>> = {
  rol__betrokkeneIdentificatie__natuurlijkPersoon__inpBsn: 'inpBsn',
  rol__betrokkeneIdentificatie__nietNatuurlijkPersoon__innNnpId: 'innNnpId',
};

/** The cases that have the party of every criterion; criteria that it does not know leave everything in. */
export function findCasesWith(
  { zaken, rollen }: Pick<ZgwObjects, 'zaken' | 'rollen'>,
  criteria: Readonly<Record<string, unknown>>,
): readonly Stored[] {
  const roles = rollen.map((role) => v.parse(roleSchema, role));
  return zaken.filter(({ url }) =>
    Object.entries(criteria).every(([name, value]) => {
      const member = members[name];
      return (
        member === undefined ||
        roles.some(
          ({ zaak, betrokkeneIdentificatie: party }) => zaak === url && party[member] === value,
        )
      );
    }),
  );
}
