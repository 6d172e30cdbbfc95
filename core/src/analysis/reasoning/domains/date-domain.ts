import { addDays } from '../../../formats/dates/shift-day.ts';
import { dayIn, momentIn } from '../../../formats/dates/moment.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { outcomeOf, textsIn, type Domain, type FieldTest } from './domain.ts';

/**
 * The distances of a day from today: today, and within and beyond a week, month and year before and
 * after. Forms are used for years, so any day can have each distance.
 */
const distances = [0, 3, 20, 100, 500, -3, -20, -100, -500] as const;

/**
 * The domain of days: none, invalid text, the days in tests and their neighbours, for any today.
 */
export const dateDomain: Domain = (tests) => [
  ...[null, 'x'].map((answer) => outcomeOf(tests, answer)),
  ...neighbouringDays(daysIn(tests)).flatMap((day) => atAnyToday(tests, day, day)),
];

/** The domain of date-times: also at the times in tests, and around them. */
export const momentDomain: Domain = (tests) => {
  const named = textsIn(tests).flatMap((text) => momentIn(text) ?? []);
  const times = [
    '00:00',
    '23:59',
    ...named.flatMap((moment) => neighbouringTimes(moment.slice(11))),
  ];
  return [
    ...[null, 'x'].map((answer) => outcomeOf(tests, answer)),
    ...neighbouringDays(daysIn(tests)).flatMap((day) =>
      [...new Set(times)].flatMap((time) => atAnyToday(tests, `${day} ${time}`, day)),
    ),
  ];
};

const isRelative = ({ operator }: FieldTest) => operator.looksAt === 'today';

function atAnyToday(tests: readonly FieldTest[], answer: string, day: string) {
  const shown = tests.some(isRelative) ? distances : ([0] as const);
  return shown.map((distance) => outcomeOf(tests, answer, clockOn(addDays(day, distance))));
}

const clockOn = (today: string): Clock => ({
  now: () => Date.parse(`${today}T12:00:00Z`),
  today: () => today,
});

const daysIn = (tests: readonly FieldTest[]) =>
  textsIn(tests).flatMap((text) => dayIn(text.slice(0, 10)) ?? []);

/** The days themselves and their neighbours, so that each gap contains one. */
export function neighbouringDays(days: readonly string[]): readonly string[] {
  const around = days.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]);
  return around.length > 0 ? [...new Set(around)] : ['2000-06-15'];
}

/** A time of day with the minutes before and after it, within the day. */
export function neighbouringTimes(time: string): readonly string[] {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return [minutes - 1, minutes, minutes + 1]
    .filter((at) => at >= 0 && at < 24 * 60)
    .map((at) => `${pad(Math.floor(at / 60))}:${pad(at % 60)}`);
}

const pad = (value: number) => String(value).padStart(2, '0');
