import { isEmptyValue } from '../../values/coerce.ts';
import { toDuration } from '../../values/duration.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** MINUTES(duration): 90 for an hour and a half; of a time since midnight. */
export const minutesFunction = eager({
  name: 'MINUTES',
  parameters: [parameter('duration', 'duration')],
  returns: 'number',
  example: 'MINUTES({end} - {start})',
  evaluate([value = null]) {
    if (isEmptyValue(value)) return null;
    const duration = toDuration(value);
    return duration instanceof FormulaError ? duration : duration.minutes;
  },
});
