import { eager } from '../../formula-function.ts';
import { DateValue } from '../../values/formula-value.ts';

/** NOW(): day and time of the form's time zone, to the minute. */
export const nowFunction = eager({
  name: 'NOW',
  parameters: [],
  returns: 'datetime',
  example: 'NOW()',
  evaluate: (_args, { clock }) => new DateValue(clock.day(), clock.minute()),
});
