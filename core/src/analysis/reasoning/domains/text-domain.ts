import { scalarsOf } from '../../../conditions/condition-value.ts';
import { truth, truthOf, type Truth } from '../truth.ts';
import { numbersIn } from './number-domain.ts';
import { anyClock, outcomeOf, type Domain, type FieldTest } from './domain.ts';

/** Longer texts are not tried: of their length the checker says nothing. */
const longestTried = 2000;

/**
 * No text, each text that a test asks for, and all others by length. Of other texts nothing is
 * claimed about what they hold, begin or end with; of asked-for ones nothing about their length,
 * since case and space do not matter.
 */
export const textDomain: Domain = (tests) => [
  outcomeOf(tests, null),
  ...askedFor(tests).map((text) => tests.map((one) => truthForText(one, text))),
  ...lengthsAround(tests).map((length) => tests.map((one) => truthForLength(one, length))),
];

function askedFor(tests: readonly FieldTest[]): readonly string[] {
  const asked = tests.filter(({ operator }) => operator.looksAt === 'identity');
  return [...new Set(asked.flatMap(({ value }) => scalarsOf(value)).map(String))];
}

const isCount = ({ operator }: FieldTest) => operator.looksAt === 'length';

function truthForText(one: FieldTest, text: string): Truth {
  return isCount(one) ? truth.unknown : truthOf(one.test(text, anyClock));
}

/** What is certain of a text that no test asks for, by its length. */
function truthForLength(one: FieldTest, length: number): Truth {
  const { operator, test } = one;
  if (isCount(one)) {
    return length > longestTried ? truth.unknown : truthOf(test('x'.repeat(length), anyClock));
  }
  if (operator.looksAt === 'presence') return truthOf(test('x', anyClock));
  if (operator.looksAt === 'identity') return truthOf(test(differentFrom(one), anyClock));
  return truth.unknown;
}

/** Longer than each text that the test asks for. */
const differentFrom = ({ value }: FieldTest) => `${scalarsOf(value).join('')}x`;

/** The lengths that tests compare with, and one in each gap; a text that counts has 1 or more. */
function lengthsAround(tests: readonly FieldTest[]): readonly number[] {
  const lengths = numbersIn(tests.filter(isCount)).flatMap((count) => [
    Math.ceil(count) - 1,
    Math.ceil(count),
    Math.floor(count) + 1,
  ]);
  return [...new Set([1, ...lengths.map((length) => Math.max(1, length))])];
}
