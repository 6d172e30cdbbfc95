import { dateRange } from '../../field-types/date/plain-date.ts';
import { dayIn, isDay, isMoment, joinMoment } from '../../formats/dates/moment.ts';
import { addDays } from '../../formats/dates/shift-day.ts';
import { addDaysTo, addHoursTo } from '../../formats/dates/shift-moment.ts';
import type { Random } from '../../runtime/random.ts';
import type { RandomAnswer, RandomAnswerContext } from '../random-answer.ts';

/** A day near a limit, near a day that it is compared with, or near today; of a birth, an adult's. */
export const randomDate: RandomAnswer<'date'> = (field, context) => {
  const { clock, random } = context;
  const settings = field.custom_properties ?? {};
  const { min, max } = dateRange(settings, clock.today());
  const related = [settings.date_option, settings.date_option_end].map((option) =>
    dayOf(option, context),
  );
  const anchors = [min, max, ...related].filter(isSetDay);
  if (field.autocomplete_type === 'bday' && anchors.length === 0) {
    return addDays(clock.today(), -random.between(18 * 366, 80 * 366));
  }
  return addDays(random.pick(nonEmpty(anchors, clock.today())), randomDays(random));
};

export const randomDatetime: RandomAnswer<'datetime'> = (field, context) => {
  const { clock, random } = context;
  const settings = field.custom_properties ?? {};
  const other = settings.moment_field && context.findField(settings.moment_field)?.answer;
  const anchors = [settings.min, settings.max, typeof other === 'string' ? other : undefined]
    .map((text) => (text !== undefined && isDay(text) ? joinMoment(text, '') : text))
    .filter((text): text is string => typeof text === 'string' && isMoment(text));
  const start = random.pick(nonEmpty(anchors, `${clock.today()} 12:00`));
  const hours = random.pick([0, 0, 1, -1, random.between(-12, 12)]);
  return addHoursTo(addDaysTo(start, random.pick([0, randomDays(random)])), hours);
};

/** A quarter of an hour within the limits, or a limit. */
export const randomTime: RandomAnswer<'time'> = (field, { random }) => {
  const { min = '08:00', max = '17:00' } = field.custom_properties ?? {};
  const first = minutesOf(min);
  const quarters = Math.floor((minutesOf(max) - first) / 15);
  return random.pick([min, max, timeAt(first + 15 * random.between(0, Math.max(0, quarters)))]);
};

/** Mostly near, also the day itself. */
const randomDays = (random: Random) =>
  random.pick([0, 1, -1, random.between(2, 30), -random.between(2, 30)]);

const isSetDay = (day: string | undefined): day is string => day !== undefined && isDay(day);

const nonEmpty = (list: readonly string[], otherwise: string): readonly [string, ...string[]] => {
  const [first = otherwise, ...rest] = list;
  return [first, ...rest];
};

/** The day that a date is compared with: a given day, so many days from today, or another answer. */
function dayOf(
  option: string | number | undefined,
  { clock, findField }: RandomAnswerContext,
): string | undefined {
  if (option === undefined) return undefined;
  const text = String(option);
  if (isDay(text)) return text;
  if (/^-?\d{1,5}$/.test(text)) return addDays(clock.today(), Number(text));
  const answer = findField(text)?.answer;
  return typeof answer === 'string' ? dayIn(answer) : undefined;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeAt = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
