/** Someone who does not exist, with a citizen service number of the range kept for tests. */
export interface TestPerson {
  readonly bsn: string;
  readonly givenName: string;
  readonly familyName: string;
  /** `YYYY-MM-DD` */
  readonly birthdate: string;
}

/** The people who can log in to the simulator; every number passes the eleven-proof. */
export const testPeople: readonly TestPerson[] = [
  { bsn: '999993653', givenName: 'Willeke', familyName: 'van den Berg', birthdate: '1961-06-24' },
  { bsn: '999990019', givenName: 'Fatima', familyName: 'el Amrani', birthdate: '1988-02-11' },
  { bsn: '999990548', givenName: 'Sem', familyName: 'de Vries', birthdate: '1999-12-31' },
  { bsn: '999991644', givenName: 'Jo', familyName: 'Nguyễn', birthdate: '1974-09-03' },
];

/** The simulator's own name for a person, which says nothing of who it is. */
export function subjectOf(person: TestPerson): string {
  return `persoon-${String(testPeople.indexOf(person) + 1)}`;
}

/** The person behind such a name. */
export function findPerson(subject: string): TestPerson | undefined {
  return testPeople.find((person) => subjectOf(person) === subject);
}
