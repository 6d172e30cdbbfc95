import { digidLevels } from '../digid/assurance.ts';
import { subjectOf, testPeople } from '../digid/test-people.ts';

/** Somebody who can log in at a simulated service. */
export interface SimulatedSubject {
  /** The simulator's own name for them, which says nothing of who they are. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** The NameID; `undefined` for a new one at each login. */
  readonly nameId?: string;
  readonly attributes: readonly SimulatedAttribute[];
}

/** An attribute of an assertion; one with a qualifier is an identifier. */
export interface SimulatedAttribute {
  readonly name: string;
  readonly value: string;
  readonly nameQualifier?: string;
}

/** A level of assurance as the service names it. */
export interface SimulatedLevel {
  readonly name: string;
  readonly acr: string;
  readonly hint: string;
}

/** A login service that speaks SAML. */
export interface SimulatedService {
  /** The first part of its path. */
  readonly base: string;
  readonly name: string;
  readonly title: string;
  readonly levels: readonly SimulatedLevel[];
  readonly subjects: readonly SimulatedSubject[];
}

/** DigiD: a BSN after its sector code. */
export const simulatedDigid: SimulatedService = {
  base: 'digid-saml',
  name: 'DigiD-simulator (SAML)',
  title: 'Inloggen met DigiD',
  levels: digidLevels,
  subjects: testPeople.map((person) => ({
    key: subjectOf(person),
    label: `${person.givenName} ${person.familyName}`,
    hint: `Burgerservicenummer ${person.bsn}`,
    nameId: `s00000000:${person.bsn}`,
    attributes: [],
  })),
};

const kvk = 'urn:etoegang:1.9:EntityConcernedID:KvKnr';
const company = (key: string, number: string, label: string): SimulatedSubject => ({
  key,
  label,
  hint: `KVK-nummer ${number}`,
  attributes: [
    { name: 'urn:etoegang:core:LegalSubjectID', value: number, nameQualifier: kvk },
    { name: 'urn:etoegang:1.11:attribute-represented:CompanyName', value: label },
  ],
});

const classes = 'urn:etoegang:core:assurance-class:';

/** eHerkenning: a company in the attributes, and a NameID of this login only. */
export const simulatedEherkenning: SimulatedService = {
  base: 'eherkenning-saml',
  name: 'eHerkenning-simulator (SAML)',
  title: 'Inloggen met eHerkenning',
  levels: [
    { name: 'EH2', acr: `${classes}loa2`, hint: 'Gebruikersnaam en wachtwoord' },
    { name: 'EH2+', acr: `${classes}loa2plus`, hint: 'Met een sms-code' },
    { name: 'EH3', acr: `${classes}loa3`, hint: 'Substantieel' },
    { name: 'EH4', acr: `${classes}loa4`, hint: 'Hoog' },
  ],
  subjects: [
    company('bedrijf-1', '69599084', 'Bakkerij Het Voorbeeld'),
    company('bedrijf-2', '68750110', 'Voorbeeld Installaties B.V.'),
  ],
};
