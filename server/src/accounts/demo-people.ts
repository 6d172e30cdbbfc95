import type { SeededRole } from './seeded-roles.ts';

/** An invented member of staff. */
export interface DemoPerson {
  /** The part of the e-mail address before the @. */
  readonly mailbox: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly roles: readonly SeededRole[];
  readonly isRoot: boolean;
}

/** The invented staff of a demo tenant: one for each seeded role, and root. */
export const demoPeople: readonly DemoPerson[] = [
  {
    mailbox: 'root',
    firstName: 'Rosa',
    lastName: 'Wortelboer',
    position: 'Systeembeheer',
    roles: [],
    isRoot: true,
  },
  {
    mailbox: 'beheerder',
    firstName: 'Bram',
    lastName: 'Hoekstra',
    position: 'Functioneel beheerder',
    roles: ['administrator'],
    isRoot: false,
  },
  {
    mailbox: 'ontwerper',
    firstName: 'Fatima',
    lastName: 'el Amrani',
    position: 'Formulierontwerper',
    roles: ['designer', 'publisher'],
    isRoot: false,
  },
  {
    mailbox: 'beoordelaar',
    firstName: 'Joost',
    lastName: 'van der Linden',
    position: 'Jurist',
    roles: ['reviewer'],
    isRoot: false,
  },
  {
    mailbox: 'behandelaar',
    firstName: 'Anouk',
    lastName: 'Visser',
    position: 'Medewerker burgerzaken',
    roles: ['handler'],
    isRoot: false,
  },
];
