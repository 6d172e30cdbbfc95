import { dayNumber } from '../formats/dates/day-number.ts';
import { toJsonNumber } from './values/arithmetic.ts';
import type { ReferenceResolver } from './compile-formula.ts';
import { formatDate } from './values/date-text.ts';
import { formatDuration } from './values/duration.ts';
import type { FormulaEnvironment } from './formula-function.ts';
import {
  DateValue,
  DurationValue,
  FormulaError,
  isNumberValue,
  type FormulaValue,
} from './values/formula-value.ts';
import { parseFormula } from './syntax/parse-formula.ts';
import type { FormulaNode } from './syntax/syntax-tree.ts';

const answers: Readonly<Record<string, FormulaValue>> = {
  empty: null,
  number: 12.5,
  yes: true,
  choice: 'b',
  name: 'Noor',
  date: new DateValue(dayNumber({ year: 2026, month: 2, day: 27 })),
  begin: '22:15',
  end: '06:45',
  arrival: new DateValue(dayNumber({ year: 2026, month: 2, day: 27 }), 9 * 60),
  departure: new DateValue(dayNumber({ year: 2026, month: 2, day: 28 }), 11 * 60 + 30),
  'rows.amount': [10.1, 20.1, 30.1],
};

const readings: Readonly<
  Record<'label' | 'score', Readonly<Record<string, FormulaValue | undefined>>>
> = {
  label: { choice: 'Tweede keus' },
  score: { choice: 5, choices: [5, 2.5], empty: null },
};

/** 1 March 2026, 09:05: for tests. */
export const environment: FormulaEnvironment = {
  clock: { day: () => dayNumber({ year: 2026, month: 3, day: 1 }), minute: () => 9 * 60 + 5 },
};

/** A few fields with answers: for tests. */
export const resolver: ReferenceResolver<FormulaEnvironment> = {
  value: ({ path }) => {
    const key = path.join('.');
    return Object.hasOwn(answers, key) ? () => answers[key] ?? null : undefined;
  },
  read: ({ path }, reading, detail) => {
    const key = path.join('.');
    if (reading !== 'member') {
      const found = Object.hasOwn(readings[reading], key) ? readings[reading][key] : undefined;
      return found === undefined ? undefined : () => found;
    }
    return key === 'address'
      ? (place) => (plain(detail(place)) === 'street' ? 'Dorpsstraat' : null)
      : undefined;
  },
};

/** Parses a formula and throws when it is invalid: for tests. */
export function parse(source: string): FormulaNode {
  const parsed = parseFormula(source);
  if (!parsed.ok) throw new Error(`${source}: ${parsed.issue.code}`);
  return parsed.node;
}

/** A value in the notation of the test tables. */
export function plain(value: FormulaValue): unknown {
  if (value instanceof FormulaError) return value.code;
  if (value instanceof DateValue) return formatDate(value);
  if (value instanceof DurationValue) return formatDuration(value);
  return isNumberValue(value) ? toJsonNumber(value) : value;
}
