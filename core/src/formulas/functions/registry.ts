import { absFunction } from './numbers/abs.ts';
import { adddaysFunction } from './dates/adddays.ts';
import { addhoursFunction } from './dates/addhours.ts';
import { addminutesFunction } from './dates/addminutes.ts';
import { addmonthsFunction } from './dates/addmonths.ts';
import { addweeksFunction } from './dates/addweeks.ts';
import { addyearsFunction } from './dates/addyears.ts';
import { ageFunction } from './dates/age.ts';
import { andFunction } from './logic/and.ts';
import { averageFunction } from './numbers/average.ts';
import { concatFunction } from './text/concat.ts';
import { countFunction } from './choices/count.ts';
import { dateFunction } from './dates/date.ts';
import { datedifFunction } from './dates/datedif.ts';
import { dayFunction } from './dates/day.ts';
import { hasFunction } from './choices/has.ts';
import { hoursFunction } from './dates/hours.ts';
import { ifFunction } from './logic/if.ts';
import { ifemptyFunction } from './logic/ifempty.ts';
import { intFunction } from './numbers/int.ts';
import { labelFunction } from './choices/label.ts';
import { leftFunction } from './text/left.ts';
import { lenFunction } from './text/len.ts';
import { lookupFunction } from './choices/lookup.ts';
import { lowerFunction } from './text/lower.ts';
import { maxFunction } from './numbers/max.ts';
import { midFunction } from './text/mid.ts';
import { minFunction } from './numbers/min.ts';
import { minutesFunction } from './dates/minutes.ts';
import { modFunction } from './numbers/mod.ts';
import { monthFunction } from './dates/month.ts';
import { notFunction } from './logic/not.ts';
import { nowFunction } from './dates/now.ts';
import { orFunction } from './logic/or.ts';
import { powerFunction } from './numbers/power.ts';
import { rightFunction } from './text/right.ts';
import { roundFunction } from './numbers/round.ts';
import { rounddownFunction } from './numbers/rounddown.ts';
import { roundupFunction } from './numbers/roundup.ts';
import { scoreFunction } from './choices/score.ts';
import { sqrtFunction } from './numbers/sqrt.ts';
import { substituteFunction } from './text/substitute.ts';
import { sumFunction } from './numbers/sum.ts';
import { switchFunction } from './logic/switch.ts';
import { textFunction } from './text/text.ts';
import { todayFunction } from './dates/today.ts';
import { trimFunction } from './text/trim.ts';
import { upperFunction } from './text/upper.ts';
import { valueFunction } from './numbers/value.ts';
import { weekdayFunction } from './dates/weekday.ts';
import { workdaysFunction } from './dates/workdays.ts';
import { yearFunction } from './dates/year.ts';
import type { FormulaFunction } from '../formula-function.ts';
import type { FunctionName } from './names.ts';

/** Every function by its stored name: a missing one does not compile. */
export const formulaFunctions = {
  IF: ifFunction,
  AND: andFunction,
  OR: orFunction,
  NOT: notFunction,
  IFEMPTY: ifemptyFunction,
  SWITCH: switchFunction,
  SUM: sumFunction,
  AVERAGE: averageFunction,
  MIN: minFunction,
  MAX: maxFunction,
  COUNT: countFunction,
  HAS: hasFunction,
  ROUND: roundFunction,
  ROUNDUP: roundupFunction,
  ROUNDDOWN: rounddownFunction,
  ABS: absFunction,
  MOD: modFunction,
  POWER: powerFunction,
  SQRT: sqrtFunction,
  INT: intFunction,
  CONCAT: concatFunction,
  LEN: lenFunction,
  LEFT: leftFunction,
  RIGHT: rightFunction,
  MID: midFunction,
  UPPER: upperFunction,
  LOWER: lowerFunction,
  TRIM: trimFunction,
  SUBSTITUTE: substituteFunction,
  TEXT: textFunction,
  VALUE: valueFunction,
  LABEL: labelFunction,
  SCORE: scoreFunction,
  LOOKUP: lookupFunction,
  TODAY: todayFunction,
  NOW: nowFunction,
  DATE: dateFunction,
  YEAR: yearFunction,
  MONTH: monthFunction,
  DAY: dayFunction,
  WEEKDAY: weekdayFunction,
  ADDDAYS: adddaysFunction,
  ADDWEEKS: addweeksFunction,
  ADDMONTHS: addmonthsFunction,
  ADDYEARS: addyearsFunction,
  ADDHOURS: addhoursFunction,
  ADDMINUTES: addminutesFunction,
  HOURS: hoursFunction,
  MINUTES: minutesFunction,
  WORKDAYS: workdaysFunction,
  DATEDIF: datedifFunction,
  AGE: ageFunction,
} as const satisfies Readonly<Record<FunctionName, FormulaFunction>>;
