import { scalarsOf } from '../../../conditions/condition-value.ts';
import { truth, truthOf, type Truth } from '../truth.ts';
import { numbersIn } from './number-domain.ts';
import { anyClock, outcomeOf, type Domain, type FieldTest } from './domain.ts';

/** Longer texts are not tried, so the checker makes no claims about their length. */
const longestTried = 2000;

/**
 * The domain of texts: none, each text in a test, and all others by length. For other texts it
 * makes no claims about their content; for texts in tests none about their length, because case and
 * spaces are ignored.
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

/** Returns what is certain about a text of this length that is in no test. */
function truthForLength(one: FieldTest, length: number): Truth {
  const { operator, test } = one;
  if (isCount(one)) {
    return length > longestTried ? truth.unknown : truthOf(test('x'.repeat(length), anyClock));
  }
  if (operator.looksAt === 'presence') return truthOf(test('x', anyClock));
  if (operator.looksAt === 'identity') return truthOf(test(differentFrom(one), anyClock));
  return truth.unknown;
}

/** Whether the text is longer than each text in the test. */
const differentFrom = ({ value }: FieldTest) => `${scalarsOf(value).join('')}x`;

/** The lengths in tests, and one in each gap; a non-empty text has a length of at least 1. */
function lengthsAround(tests: readonly FieldTest[]): readonly number[] {
  const lengths = numbersIn(tests.filter(isCount)).flatMap((count) => [
    Math.ceil(count) - 1,
    Math.ceil(count),
    Math.floor(count) + 1,
  ]);
  return [...new Set([1, ...lengths.map((length) => Math.max(1, length))])];
}
