import { digidLevels } from '../digid/assurance.ts';
import { mandates } from '../digid/represented.ts';
import { subjectOf, testPeople, type TestPerson } from '../digid/test-people.ts';

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

/** The attributes of somebody who acts for another person, whose numbers are not encrypted here. */
const actingFor = (acting: TestPerson, represented: TestPerson): readonly SimulatedAttribute[] => {
  const nameQualifier = 'urn:nl-eid-gdi:1.0:id:legacy-BSN';
  return [
    { name: 'urn:nl-eid-gdi:1.0:ActingSubjectID', value: acting.bsn, nameQualifier },
    { name: 'urn:nl-eid-gdi:1.0:LegalSubjectID', value: represented.bsn, nameQualifier },
    { name: 'urn:nl-eid-gdi:1.0:ServiceUUID', value: mandates.parking },
  ];
};

/** The first person acts for each of the others: `persoon-1-voor-persoon-4`. */
const authorised: readonly SimulatedSubject[] = testPeople.slice(1).flatMap((person) =>
  testPeople.slice(0, 1).map((acting) => ({
    key: `${subjectOf(acting)}-voor-${subjectOf(person)}`,
    label: `${acting.givenName} ${acting.familyName}, voor ${person.givenName} ${person.familyName}`,
    hint: `Burgerservicenummers ${acting.bsn} en ${person.bsn}`,
    nameId: `s00000000:${acting.bsn}`,
    attributes: actingFor(acting, person),
  })),
);

/** A fault of the authorisation service: the second person logged in, and the attributes name two others. */
const contradicting: readonly SimulatedSubject[] = testPeople.slice(1, 2).flatMap((person) =>
  authorised.slice(1, 2).map(({ attributes }) => ({
    key: `${subjectOf(person)}-tegenstrijdig`,
    label: `${person.givenName} ${person.familyName}, met een machtiging van twee anderen`,
    hint: 'Om een fout van de machtigingsdienst na te spelen',
    nameId: `s00000000:${person.bsn}`,
    attributes,
  })),
);

/** DigiD: a BSN after its sector code. */
export const simulatedDigid: SimulatedService = {
  base: 'digid-saml',
  name: 'DigiD-simulator (SAML)',
  title: 'Inloggen met DigiD',
  levels: digidLevels,
  subjects: [
    ...testPeople.map((person) => ({
      key: subjectOf(person),
      label: `${person.givenName} ${person.familyName}`,
      hint: `Burgerservicenummer ${person.bsn}`,
      nameId: `s00000000:${person.bsn}`,
      attributes: [],
    })),
    ...authorised,
    ...contradicting,
  ],
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

/** A legal entity has an RSIN beside its KVK number. */
const withRsin = (subject: SimulatedSubject, rsin: string): SimulatedSubject => ({
  ...subject,
  attributes: [
    ...subject.attributes,
    { name: 'urn:etoegang:1.9:EntityConcernedID:RSIN', value: rsin },
  ],
});

/** A legal entity that is not in the trade register. */
const withoutKvk = (key: string, rsin: string, label: string): SimulatedSubject => ({
  key,
  label,
  hint: `RSIN ${rsin}, geen KVK-nummer`,
  attributes: [
    {
      name: 'urn:etoegang:core:LegalSubjectID',
      value: rsin,
      nameQualifier: 'urn:etoegang:1.9:EntityConcernedID:RSIN',
    },
    { name: 'urn:etoegang:1.11:attribute-represented:CompanyName', value: label },
  ],
});

/** An employee of an intermediary, at the end of a chain of mandates; `intermediary` may be no company. */
const chain = (
  key: string,
  intermediary: string,
  represented: SimulatedSubject,
): SimulatedSubject => ({
  ...represented,
  key,
  label: `Een medewerker van een intermediair, voor ${represented.label}`,
  hint: `KVK-nummer van de intermediair ${intermediary}`,
  attributes: [
    ...represented.attributes,
    { name: 'urn:etoegang:1.9:ServiceRestriction:Vestigingsnr', value: '000012345678' },
    {
      name: 'urn:etoegang:core:IntermediateEntityID',
      value: intermediary,
      nameQualifier: 'urn:etoegang:1.9:IntermediateEntityID:KvKnr',
    },
    { name: 'urn:etoegang:core:ActingSubjectID', value: `${intermediary}-medewerker-1` },
    { name: 'urn:etoegang:core:ServiceUUID', value: mandates.parking },
  ],
});

const bakery = company('bedrijf-1', '69599084', 'Bakkerij Het Voorbeeld');

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
    bakery,
    withRsin(company('bedrijf-2', '68750110', 'Voorbeeld Installaties B.V.'), '819935177'),
    withoutKvk('bedrijf-3', '002220647', 'Gemeenschappelijke Regeling Voorbeeld'),
    chain('keten-1', '90001354', bakery),
    chain('keten-fout', 'onbekend', bakery),
  ],
};
