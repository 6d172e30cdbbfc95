import { eager } from '../../formula-function.ts';
import { DateValue } from '../../values/formula-value.ts';

/** TODAY(): the calendar day of the form's time zone. */
export const todayFunction = eager({
  name: 'TODAY',
  parameters: [],
  returns: 'date',
  example: 'TODAY()',
  evaluate: (_args, { clock }) => new DateValue(clock.day()),
});
