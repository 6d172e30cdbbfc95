import { isEmptyValue } from '../../values/coerce.ts';
import { lazy, parameter } from '../../formula-function.ts';

/** IFEMPTY(value; instead): the second when the first is empty. */
export const ifemptyFunction = lazy({
  name: 'IFEMPTY',
  parameters: [parameter('value', 'any'), parameter('instead', 'any')],
  returns: 'any',
  example: 'IFEMPTY({name}; "unknown")',
  compile:
    ([value, instead]) =>
    (environment) => {
      const found = value?.(environment) ?? null;
      return isEmptyValue(found) ? (instead?.(environment) ?? null) : found;
    },
});
