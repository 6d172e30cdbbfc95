import { describe, expect, test } from 'vitest';
import { createClock } from '../../runtime/create-clock.ts';
import cases from './calendar-cases.json' with { type: 'json' };
import { parseDay } from './calendar.ts';
import { addDays, addMonths } from './shift-day.ts';

describe('the calendar', () => {
  test.each(cases.today)('at $at it is $day in the Netherlands', ({ at, day }) => {
    expect(createClock(() => Date.parse(at)).today()).toBe(day);
  });

  test.each(cases.days)('from $from, $add days on is $to', ({ from, add, to }) => {
    expect(addDays(from, add)).toBe(to);
  });

  test.each(cases.months)('from $from, $add months on is $to', ({ from, add, to }) => {
    expect(addMonths(from, add)).toBe(to);
  });

  test.each(cases.exists)('knows %s', (day) => {
    expect(parseDay(day)).toBeDefined();
  });

  test.each(cases.existsNot)('does not know %j', (day) => {
    expect(parseDay(day)).toBeUndefined();
  });
});
