import { Decimal } from './decimal.ts';

/** Why a formula has no result; an error is a value and empties what depends on it. */
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
  /** It reads a formula that waits for it. */
  static readonly cycle = new FormulaError('#CYCLE');
  /** Its text cannot be read. */
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

  /** Orders dates and date-times on one line; a day without a time is its midnight. */
  get minutes(): number {
    return this.day * 1440 + (this.minute ?? 0);
  }
}

/** How long something takes, in whole minutes; negative backwards. */
export class DurationValue {
  readonly minutes: number;

  constructor(minutes: number) {
    this.minutes = minutes;
  }
}

/**
 * A number as formulas count: a JavaScript number stands for the decimal it prints as (at most 15
 * digits), anything longer is a `Decimal`. So 0.1 + 0.2 is 0.3.
 */
export type NumberValue = number | Decimal;

/** What an expression can be; `null` is an empty answer. */
export type ScalarValue =
  null | NumberValue | string | boolean | DateValue | DurationValue | FormulaError;
export type FormulaValue = ScalarValue | readonly ScalarValue[];

export const isNumberValue = (value: FormulaValue): value is NumberValue =>
  typeof value === 'number' || value instanceof Decimal;

/** True for a list; spares callers a cast, because `Array.isArray` does not narrow read-only ones. */
export function isList(value: FormulaValue): value is readonly ScalarValue[] {
  return Array.isArray(value);
}
