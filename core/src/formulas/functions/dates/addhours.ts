import { shiftMoment } from '../../values/shift-moment.ts';
import { eager, parameter } from '../../formula-function.ts';

/**
 * ADDHOURS(moment; hours): of a day, a moment or a time, which continues after midnight; backwards when
 * negative.
 */
export const addhoursFunction = eager({
  name: 'ADDHOURS',
  parameters: [parameter('moment', 'any'), parameter('hours', 'number')],
  returns: 'any',
  example: 'ADDHOURS({start}; 2)',
  evaluate: (args) => shiftMoment(args, 60),
});
