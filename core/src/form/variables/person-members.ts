import type { VariableKind } from './variable.ts';

/** What the register of persons (BRP) gives of the person who logged in, with the kind of each value. */
export const personMembers = {
  full_name: 'text',
  given_names: 'text',
  initials: 'text',
  family_name: 'text',
  birth_date: 'date',
  gender: 'text',
  street: 'text',
  house_number: 'text',
  house_letter: 'text',
  addition: 'text',
  postcode: 'text',
  city: 'text',
  address_abroad: 'text',
  country_abroad: 'text',
  partner_name: 'text',
  partner_birth_date: 'date',
  children: 'text',
  child_count: 'number',
} as const satisfies Readonly<Record<string, VariableKind>>;

/** The name of one of these values. */
export type PersonMember = keyof typeof personMembers;

// The keys are the names; Object.keys widens them.
export const personMemberNames = Object.keys(personMembers) as readonly PersonMember[];

/** Whether the register has a value with this name. */
export const isPersonMember = (name: string): name is PersonMember =>
  Object.hasOwn(personMembers, name);

/** The maximum length of one value: a longer list of children is cut off. */
export const maxPersonValueCharacters = 1000;
