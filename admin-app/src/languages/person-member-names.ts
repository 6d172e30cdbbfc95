import type { PersonMember } from '@form-builder/core/form/variables/person-members.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the register of persons has, in words: a forgotten one does not compile. */
export const personMemberNamesInWords: Readonly<Record<PersonMember, MessageDescriptor>> = {
  full_name: msg`Volledige naam`,
  given_names: msg`Voornamen`,
  initials: msg`Voorletters`,
  family_name: msg`Achternaam`,
  birth_date: msg`Geboortedatum`,
  gender: msg`Geslacht`,
  street: msg`Straat`,
  house_number: msg`Huisnummer`,
  house_letter: msg`Huisletter`,
  addition: msg`Huisnummertoevoeging`,
  postcode: msg`Postcode`,
  city: msg`Woonplaats`,
  address_abroad: msg`Adres in het buitenland`,
  country_abroad: msg`Land van het adres in het buitenland`,
  partner_name: msg`Naam van de partner`,
  partner_birth_date: msg`Geboortedatum van de partner`,
  children: msg`Kinderen, met geboortedatum`,
  child_count: msg`Aantal kinderen`,
};
