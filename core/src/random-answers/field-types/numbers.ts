import { defaultDecimalPlaces } from '../../field-types/currency/currency.ts';
import type { Random } from '../../runtime/random.ts';
import type { RandomAnswer } from '../random-answer.ts';

interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
}

/** The width of the range when a limit is absent. */
const usualRange = 100;

export const randomNumber: RandomAnswer<'number'> = (field, { random }) =>
  withinLimits(field.custom_properties ?? {}, field.custom_properties?.decimal_places ?? 0, random);

export const randomCurrency: RandomAnswer<'currency'> = (field, { random }) =>
  withinLimits(
    field.custom_properties ?? {},
    field.custom_properties?.decimal_places ?? defaultDecimalPlaces,
    random,
  );

/** A limit with more decimals than the field accepts is rounded into the range. */
function withinLimits(limits: NumberLimits, places: number, random: Random): number | null {
  const { min = Math.min(1, (limits.max ?? Infinity) - usualRange) } = limits;
  const { max = min + usualRange } = limits;
  const scale = 10 ** Math.min(places, 6);
  const first = Math.ceil(min * scale);
  const last = Math.floor(max * scale);
  if (!(first <= last)) return null;
  const steps = Math.min(last - first, 1_000_000);
  return (first + random.between(0, steps)) / scale;
}
