import fc from 'fast-check';
import type { AnswerValue, FieldTypeName } from '../../field-types/field-types.ts';

/** For property tests: the types whose answers arbitrary edits set. */
export const arbitraryInputs = [
  'text',
  'checkbox',
  'number',
  'date',
  'bag',
] as const satisfies readonly FieldTypeName[];

const address = { postcode: '1234AB', house_number: 1, street: 'a', city: 'b' };

/** For property tests: answers of each of these types; an address is typed or from the register. */
export const arbitraryAnswers: Readonly<
  Record<(typeof arbitraryInputs)[number], fc.Arbitrary<AnswerValue>>
> = {
  text: fc.constantFrom(null, 'a', 'b', ' '),
  checkbox: fc.boolean(),
  number: fc.constantFrom(null, 0, 1, 2.5),
  date: fc.constantFrom(null, '2026-11-20', '2026-11-27', '2020-01-01'),
  bag: fc.constantFrom(null, address, { ...address, id: '0001' }),
};
