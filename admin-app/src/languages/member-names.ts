import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What registers, logins and case systems have for other fields, in words. */
export const memberNames: Readonly<Record<string, MessageDescriptor>> = {
  street: msg`Straat`,
  house_number: msg`Huisnummer`,
  house_letter: msg`Huisletter`,
  addition: msg`Toevoeging`,
  postcode: msg`Postcode`,
  city: msg`Woonplaats`,
  municipality: msg`Gemeente`,
  lat: msg`Breedtegraad`,
  lng: msg`Lengtegraad`,
  name: msg`Naam`,
  kvk_number: msg`KVK-nummer`,
  branch_number: msg`Vestigingsnummer`,
  rsin: msg`RSIN`,
  address: msg`Adres op één regel`,
  'entity.name': msg`Naam van wie inlogde`,
  identification: msg`Zaaknummer`,
  description: msg`Omschrijving`,
  process: msg`Soort zaak`,
};
