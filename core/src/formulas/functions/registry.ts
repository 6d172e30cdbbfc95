import { absFunction } from './abs.ts';
import { adddaysFunction } from './adddays.ts';
import { addhoursFunction } from './addhours.ts';
import { addminutesFunction } from './addminutes.ts';
import { addmonthsFunction } from './addmonths.ts';
import { addweeksFunction } from './addweeks.ts';
import { addyearsFunction } from './addyears.ts';
import { ageFunction } from './age.ts';
import { andFunction } from './and.ts';
import { averageFunction } from './average.ts';
import { concatFunction } from './concat.ts';
import { countFunction } from './count.ts';
import { dateFunction } from './date.ts';
import { datedifFunction } from './datedif.ts';
import { dayFunction } from './day.ts';
import { hasFunction } from './has.ts';
import { hoursFunction } from './hours.ts';
import { ifFunction } from './if.ts';
import { ifemptyFunction } from './ifempty.ts';
import { intFunction } from './int.ts';
import { labelFunction } from './label.ts';
import { leftFunction } from './left.ts';
import { lenFunction } from './len.ts';
import { lowerFunction } from './lower.ts';
import { maxFunction } from './max.ts';
import { midFunction } from './mid.ts';
import { minFunction } from './min.ts';
import { minutesFunction } from './minutes.ts';
import { modFunction } from './mod.ts';
import { monthFunction } from './month.ts';
import { notFunction } from './not.ts';
import { nowFunction } from './now.ts';
import { orFunction } from './or.ts';
import { powerFunction } from './power.ts';
import { rightFunction } from './right.ts';
import { roundFunction } from './round.ts';
import { rounddownFunction } from './rounddown.ts';
import { roundupFunction } from './roundup.ts';
import { sqrtFunction } from './sqrt.ts';
import { substituteFunction } from './substitute.ts';
import { sumFunction } from './sum.ts';
import { switchFunction } from './switch.ts';
import { textFunction } from './text.ts';
import { todayFunction } from './today.ts';
import { trimFunction } from './trim.ts';
import { upperFunction } from './upper.ts';
import { valueFunction } from './value.ts';
import { weekdayFunction } from './weekday.ts';
import { workdaysFunction } from './workdays.ts';
import { yearFunction } from './year.ts';
import type { FormulaFunction } from '../formula-function.ts';
import type { FunctionName } from './names.ts';

/** Every function by its stored name: a forgotten one does not compile. */
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
