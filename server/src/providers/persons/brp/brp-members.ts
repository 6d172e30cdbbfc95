import { formatDate } from '@form-builder/core/formats/dates/format-date.ts';
import type { PersonMember } from '@form-builder/core/form/variables/person-members.ts';
import type { VariableValue } from '@form-builder/core/form/variables/variable.ts';
import type { BrpDate, BrpName, BrpPerson } from './brp-person.ts';

interface BrpMember {
  /** What is requested in `fields`. */
  readonly fields: readonly string[];
  readonly read: (person: BrpPerson) => VariableValue | undefined;
}

const names = (path: string) =>
  ['voornamen', 'voorvoegsel', 'geslachtsnaam'].map((name) => `${path}.naam.${name}`);

const addressPart = (field: string, read: (address: Address) => string | undefined): BrpMember => ({
  fields: [`verblijfplaats.verblijfadres.${field}`],
  read: ({ verblijfplaats }) => read(verblijfplaats?.verblijfadres ?? {}),
});
type Address = NonNullable<NonNullable<BrpPerson['verblijfplaats']>['verblijfadres']>;

/** The lines of an address abroad. */
const addressLines = ['regel1', 'regel2', 'regel3'] as const;
/** The code of "Onbekend" in the national table of countries (Landelijke tabel 34). */
const unknownCountry = '0000';

const endOfPartnership = 'partners.ontbindingHuwelijkPartnerschap.datum';

/** Without a partner the register returns the last one, of whom somebody is divorced or widowed. */
const partnerOf = ({ partners = [] }: BrpPerson) =>
  partners.find((partner) => partner.ontbindingHuwelijkPartnerschap?.datum === undefined);

/** How each value is requested and read: a forgotten one does not compile. */
export const brpMembers: Readonly<Record<PersonMember, BrpMember>> = {
  full_name: {
    fields: ['naam.volledigeNaam'],
    read: ({ naam }) => naam?.volledigeNaam,
  },
  given_names: { fields: ['naam.voornamen'], read: ({ naam }) => naam?.voornamen },
  initials: { fields: ['naam.voorletters'], read: ({ naam }) => naam?.voorletters },
  family_name: {
    fields: ['naam.voorvoegsel', 'naam.geslachtsnaam'],
    read: ({ naam }) => joined(naam?.voorvoegsel, naam?.geslachtsnaam),
  },
  birth_date: { fields: ['geboorte.datum'], read: ({ geboorte }) => dayOf(geboorte?.datum) },
  gender: { fields: ['geslacht.omschrijving'], read: ({ geslacht }) => geslacht?.omschrijving },
  street: addressPart('officieleStraatnaam', (one) => one.officieleStraatnaam),
  house_number: addressPart('huisnummer', ({ huisnummer }) => huisnummer?.toString()),
  house_letter: addressPart('huisletter', ({ huisletter }) => huisletter),
  addition: addressPart('huisnummertoevoeging', (one) => one.huisnummertoevoeging),
  postcode: addressPart('postcode', ({ postcode }) => postcode),
  city: addressPart('woonplaats', ({ woonplaats }) => woonplaats),
  address_abroad: {
    fields: addressLines.map((line) => `verblijfplaats.verblijfadres.${line}`),
    read: ({ verblijfplaats }) => {
      const { regel1, regel2, regel3 } = verblijfplaats?.verblijfadres ?? {};
      return joinedBy(', ', [regel1, regel2, regel3]);
    },
  },
  country_abroad: {
    fields: ['verblijfplaats.verblijfadres.land'],
    read: ({ verblijfplaats }) => {
      const { land } = verblijfplaats?.verblijfadres ?? {};
      return land?.code === unknownCountry ? undefined : land?.omschrijving;
    },
  },
  partner_name: {
    fields: [...names('partners'), endOfPartnership],
    read: (person) => nameOf(partnerOf(person)?.naam),
  },
  partner_birth_date: {
    fields: ['partners.geboorte.datum', endOfPartnership],
    read: (person) => dayOf(partnerOf(person)?.geboorte?.datum),
  },
  children: {
    fields: [...names('kinderen'), 'kinderen.geboorte.datum'],
    read: ({ kinderen = [] }) =>
      kinderen.map(({ naam, geboorte }) => written(nameOf(naam), geboorte?.datum)).join('; '),
  },
  child_count: {
    fields: ['kinderen.geboorte.datum'],
    read: ({ kinderen = [] }) => kinderen.length,
  },
};

/** Names and particles that are present, in order; `undefined` without any. */
const joined = (...parts: readonly (string | undefined)[]): string | undefined =>
  joinedBy(' ', parts);

function joinedBy(separator: string, parts: readonly (string | undefined)[]): string | undefined {
  const text = parts.filter((part) => part !== undefined && part !== '').join(separator);
  return text === '' ? undefined : text;
}

const nameOf = (name: BrpName) => joined(name?.voornamen, name?.voorvoegsel, name?.geslachtsnaam);

/** A day of which a part is unknown cannot fill in a date. */
const dayOf = (date: BrpDate) => (date?.type === 'Datum' ? date.datum : undefined);

function written(name = '', date: BrpDate): string {
  const day = dayOf(date);
  return day === undefined ? name : `${name} (${formatDate(day)})`;
}
