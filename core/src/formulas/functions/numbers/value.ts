import { toNumber } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';

/** VALUE(text): the number in a text, with a decimal point or, as in Dutch and German, a decimal comma. */
export const valueFunction = eager({
  name: 'VALUE',
  parameters: [parameter('text', 'text')],
  returns: 'number',
  example: 'VALUE(LEFT({code}; 3))',
  evaluate: ([text = null]) => toNumber(typeof text === 'string' ? withPoint(text) : text),
});

/** Independent of the visitor's language: `1,234` is just above 1 and `1.234,5` above 1000. */
function withPoint(text: string): string {
  const compact = text.trim();
  if (/^[-+]?\d{1,3}(?:\.\d{3})*,\d+$|^[-+]?\d*,\d+$/.test(compact)) {
    return compact.replaceAll('.', '').replace(',', '.');
  }
  return /^[-+]?\d{1,3}(?:,\d{3})+\.\d+$/.test(compact) ? compact.replaceAll(',', '') : text;
}
