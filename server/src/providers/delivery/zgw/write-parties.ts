import type { DeliveryRequest } from '../delivery-driver.ts';
import { findInitiatorNumber, mappedBranch } from '../find-initiator.ts';
import { mappedText } from '../mapped-text.ts';

type Initiated = Pick<DeliveryRequest, 'values' | 'identifiers' | 'initiatorRsin' | 'acting'>;

/** The most characters that the Zaken API allows; it refuses a role with more as a whole. */
const longest = {
  geslachtsnaam: 200,
  voorvoegselGeslachtsnaam: 80,
  voorletters: 20,
  voornamen: 200,
  statutaireNaam: 500,
  handelsnaam: 625,
  contactName: 40,
  contactEmail: 254,
  contactPhone: 20,
} as const;

/**
 * The person, organisation or branch who submitted the form, from the mapping or the login: also when somebody acted for
 * them. A number counts before a name, and a person before a branch and an organisation.
 */
export function writeInitiator(request: Initiated) {
  const party = findParty(request);
  if (party === undefined) return undefined;
  const contact = writeContact(request);
  return {
    ...party,
    ...(request.acting !== undefined && { indicatieMachtiging: 'machtiginggever' }),
    ...(contact !== undefined && { contactpersoonRol: contact }),
  };
}

function findParty(request: Initiated) {
  const mapped = (name: string) => mappedText(request.values, 'initiator', name);
  const found = findInitiatorNumber(request);
  const branch = mappedBranch(request);
  const tradeName = mapped('handelsnaam');
  if (found?.kind === 'bsn') return person({ inpBsn: found.number, ...namesOf(mapped) });
  if (branch !== '')
    return {
      betrokkeneType: 'vestiging',
      betrokkeneIdentificatie: {
        vestigingsNummer: branch,
        ...(tradeName !== '' && { handelsnaam: [tradeName.slice(0, longest.handelsnaam)] }),
        // By this number the company finds its own cases.
        ...(found?.kind === 'kvk' && { kvkNummer: found.number }),
      },
    };
  // `innNnpId` is an RSIN; a company without one is known by its KVK number.
  if (found !== undefined) return organisation(request.initiatorRsin ?? found.number, tradeName);
  if (mapped('geslachtsnaam') !== '') return person(namesOf(mapped));
  return tradeName === '' ? undefined : organisation('', tradeName);
}

/** Who submitted the form for the initiator. */
export function writeActing({ acting }: Pick<DeliveryRequest, 'acting'>) {
  if (acting === undefined || acting.kind === 'lost') return undefined;
  const party =
    acting.kind === 'bsn' ? person({ inpBsn: acting.number }) : organisation(acting.number, '');
  return { ...party, indicatieMachtiging: 'gemachtigde' };
}

const person = (identity: Readonly<Record<string, string>>) => ({
  betrokkeneType: 'natuurlijk_persoon',
  betrokkeneIdentificatie: identity,
});

const organisation = (number: string, name: string) => ({
  betrokkeneType: 'niet_natuurlijk_persoon',
  betrokkeneIdentificatie: {
    ...(number !== '' && { innNnpId: number }),
    ...(name !== '' && { statutaireNaam: name.slice(0, longest.statutaireNaam) }),
  },
});

/** The mapped names of a person; those without a value are left out. */
function namesOf(mapped: (name: string) => string): Readonly<Record<string, string>> {
  const of = {
    geslachtsnaam: 'geslachtsnaam',
    voorvoegselGeslachtsnaam: 'voorvoegsel',
    voorletters: 'voorletters',
    voornamen: 'voornamen',
  } as const;
  const names = ['geslachtsnaam', 'voorvoegselGeslachtsnaam', 'voorletters', 'voornamen'] as const;
  return Object.fromEntries(
    names
      .map((name) => [name, mapped(of[name]).slice(0, longest[name])] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** How somebody is reached about the case. The API needs a name, for which an address or number stands in. */
function writeContact({ values }: Pick<DeliveryRequest, 'values'>) {
  const [name = '', email = '', phone = ''] = ['naam', 'emailadres', 'telefoonnummer'].map((one) =>
    mappedText(values, 'contactpersoon', one),
  );
  const shown = name || email || phone;
  if (shown === '') return undefined;
  return {
    naam: shown.slice(0, longest.contactName),
    ...(email !== '' && email.length <= longest.contactEmail && { emailadres: email }),
    ...(phone !== '' && { telefoonnummer: phone.slice(0, longest.contactPhone) }),
  };
}
