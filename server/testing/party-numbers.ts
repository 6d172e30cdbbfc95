import { kindByForm, type PartyNumber } from '../src/providers/auth/identifier-kind.ts';

/** BSNs and KVK numbers of invented people and companies, as a login gives them. */
export const partyNumbers = (...numbers: readonly string[]): readonly PartyNumber[] =>
  numbers.map((number) => ({ kind: kindByForm(number), number }));
