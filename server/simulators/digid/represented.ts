import { findPerson, subjectOf, testPeople, type TestPerson } from './test-people.ts';

/** How DigiD Machtigen names both parties and the service of the mandate. */
const claimNames = {
  legalSubject: 'urn:nl-eid-gdi:1.0:LegalSubjectID',
  actingSubject: 'urn:nl-eid-gdi:1.0:ActingSubjectID',
  service: 'urn:nl-eid-gdi:1.0:ServiceUUID',
  /** Only this simulator sends it. */
  name: 'represented_name',
} as const;

/** Every claim about acting for somebody. */
export const representationClaimNames: readonly string[] = Object.values(claimNames);

/** The services of the mandates that can be chosen. */
export const mandates = {
  parking: '0f1b6bd0-6f0e-4c2f-9d7c-5c6f3a2d1e01',
  other: '0f1b6bd0-6f0e-4c2f-9d7c-5c6f3a2d1e02',
} as const;

/** Whom somebody logs in for, and how the mandate is. */
export interface Represented {
  readonly person: TestPerson;
  readonly kind: 'parking' | 'other' | 'contradicting';
}

/** The ways to log in for somebody else, as the value of a choice: `persoon-4:parking`. */
export const representedChoices: readonly {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
}[] = [
  ...testPeople.map((person) => ({
    value: `${subjectOf(person)}:parking`,
    label: `${person.givenName} ${person.familyName}`,
    hint: `Burgerservicenummer ${person.bsn}`,
  })),
  ...testPeople.slice(-1).flatMap((person) => [
    {
      value: `${subjectOf(person)}:other`,
      label: `${person.givenName} ${person.familyName}, met een machtiging voor een andere dienst`,
      hint: `Burgerservicenummer ${person.bsn}`,
    },
    {
      value: `${subjectOf(person)}:contradicting`,
      label: `${person.givenName} ${person.familyName}, met gegevens die elkaar tegenspreken`,
      hint: 'Om een fout van de machtigingsdienst na te spelen',
    },
  ]),
];

/** Reads the value of a choice; `undefined` for people who log in for themselves. */
export function findRepresented(value: string): Represented | undefined {
  const [subject = '', kind] = value.split(':');
  const person = findPerson(subject);
  if (person === undefined || !isKind(kind)) return undefined;
  return { person, kind };
}

const isKind = (kind: string | undefined): kind is Represented['kind'] =>
  kind === 'parking' || kind === 'other' || kind === 'contradicting';

/** The claims of somebody who acts for another person. */
export function representationClaims(
  acting: TestPerson,
  { person, kind }: Represented,
): Readonly<Record<string, string>> {
  if (kind === 'contradicting')
    // Neither party is the person who logged in.
    return {
      [claimNames.legalSubject]: person.bsn,
      [claimNames.actingSubject]:
        testPeople.find((one) => one !== acting && one !== person)?.bsn ?? '',
    };
  return {
    [claimNames.legalSubject]: person.bsn,
    [claimNames.actingSubject]: acting.bsn,
    [claimNames.service]: mandates[kind],
    [claimNames.name]: `${person.givenName} ${person.familyName}`,
  };
}
