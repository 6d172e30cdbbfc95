import { divide } from '../../values/arithmetic.ts';
import { isEmptyValue } from '../../values/coerce.ts';
import { toDuration } from '../../values/duration.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** HOURS(duration): 1.5 for an hour and a half; of a time since midnight. */
export const hoursFunction = eager({
  name: 'HOURS',
  parameters: [parameter('duration', 'duration')],
  returns: 'number',
  example: 'HOURS({end} - {start})',
  evaluate([value = null]) {
    if (isEmptyValue(value)) return null;
    const duration = toDuration(value);
    return duration instanceof FormulaError ? duration : divide(duration.minutes, 60);
  },
});
