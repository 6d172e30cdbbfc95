import { shiftMoment } from '../../values/shift-moment.ts';
import { eager, parameter } from '../../formula-function.ts';

/**
 * ADDMINUTES(moment; minutes): of a day, a moment or a time, which continues after midnight; backwards when
 * negative.
 */
export const addminutesFunction = eager({
  name: 'ADDMINUTES',
  parameters: [parameter('moment', 'any'), parameter('minutes', 'number')],
  returns: 'any',
  example: 'ADDMINUTES({start}; 90)',
  evaluate: (args) => shiftMoment(args, 1),
});
