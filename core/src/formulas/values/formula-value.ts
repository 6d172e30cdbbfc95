import { Decimal } from './decimal.ts';

/** Why a formula has no result. An error is a value, and dependent results become empty. */
export type FormulaErrorCode = '#DIV/0' | '#VALUE' | '#NUM' | '#REF' | '#CYCLE' | '#FORMULA';

export class FormulaError {
  readonly code: FormulaErrorCode;
  private constructor(code: FormulaErrorCode) {
    this.code = code;
  }
  static readonly divisionByZero = new FormulaError('#DIV/0');
  static readonly value = new FormulaError('#VALUE');
  static readonly number = new FormulaError('#NUM');
  static readonly reference = new FormulaError('#REF');
  /** The formula depends on itself. */
  static readonly cycle = new FormulaError('#CYCLE');
  /** Its text is invalid. */
  static readonly formula = new FormulaError('#FORMULA');
}

/** A calendar day, or a day with a time. */
export class DateValue {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Minutes since midnight; `null` for a day without a time. */
  readonly minute: number | null;

  constructor(day: number, minute: number | null = null) {
    this.day = day;
    this.minute = minute;
  }

  /** A single scale for dates and date-times; a day without a time is its midnight. */
  get minutes(): number {
    return this.day * 1440 + (this.minute ?? 0);
  }
}

/** A duration in whole minutes; can be negative. */
export class DurationValue {
  readonly minutes: number;

  constructor(minutes: number) {
    this.minutes = minutes;
  }
}

/**
 * A number in formulas: a JavaScript number represents the decimal that it prints as (at most 15 digits),
 * anything longer is a `Decimal`. So 0.1 + 0.2 is 0.3.
 */
export type NumberValue = number | Decimal;

/** The values of an expression; `null` is an empty answer. */
export type ScalarValue =
  null | NumberValue | string | boolean | DateValue | DurationValue | FormulaError;
export type FormulaValue = ScalarValue | readonly ScalarValue[];

export const isNumberValue = (value: FormulaValue): value is NumberValue =>
  typeof value === 'number' || value instanceof Decimal;

/** Narrows to a list without a cast, because `Array.isArray` does not narrow readonly lists. */
export function isList(value: FormulaValue): value is readonly ScalarValue[] {
  return Array.isArray(value);
}
