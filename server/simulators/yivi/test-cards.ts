import type { TestPerson } from '../digid/test-people.ts';

/** What the app of an invented person holds, by attribute. */
export function cardsOf(person: TestPerson, level: string): Readonly<Record<string, string>> {
  const { bsn, givenName, familyName, birthdate } = person;
  const email = `${givenName.toLowerCase()}@voorbeeld.example`;
  return {
    'pbdf.gemeente.personalData.bsn': bsn,
    'pbdf.gemeente.personalData.fullname': `${givenName} ${familyName}`,
    'pbdf.gemeente.personalData.firstnames': givenName,
    'pbdf.gemeente.personalData.familyname': familyName,
    'pbdf.gemeente.personalData.dateofbirth': birthdate.split('-').reverse().join('-'),
    'pbdf.gemeente.personalData.digidlevel': level,
    'pbdf.sidn-pbdf.email.email': email,
    'pbdf.sidn-pbdf.irma.pseudonym': `pseudoniem-${bsn.slice(-4)}`,
  };
}

/** The levels with which somebody can have loaded the cards of the municipality. */
export const cardLevels = ['Midden', 'Substantieel', 'Hoog'] as const;
