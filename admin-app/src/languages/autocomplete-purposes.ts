import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The tokens of the HTML autocomplete attribute that WCAG 1.3.5 requires, most used first. */
export const autocompletePurposes: readonly (readonly [token: string, label: MessageDescriptor])[] =
  [
    ['name', msg`Naam`],
    ['given-name', msg`Voornaam`],
    ['additional-name', msg`Tussenvoegsel`],
    ['family-name', msg`Achternaam`],
    ['email', msg`E-mailadres`],
    ['tel', msg`Telefoonnummer`],
    ['street-address', msg`Straat en huisnummer`],
    ['postal-code', msg`Postcode`],
    ['address-level2', msg`Woonplaats`],
    ['country-name', msg`Land`],
    ['bday', msg`Geboortedatum`],
    ['organization', msg`Organisatie`],
    ['organization-title', msg`Functie`],
    ['url', msg`Website`],
    ['off', msg`Nooit aanvullen`],
  ];
