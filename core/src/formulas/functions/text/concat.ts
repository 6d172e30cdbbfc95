import { itemsOf, toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';
import { limitText } from '../../values/limit-text.ts';

/** CONCAT(texts; …): one after the other. */
export const concatFunction = eager({
  name: 'CONCAT',
  parameters: [parameter('texts', 'any')],
  repeating: 1,
  returns: 'text',
  example: 'CONCAT({first}; " "; {last})',
  evaluate(args) {
    let joined = '';
    for (const item of itemsOf(args)) {
      const text = toText(item);
      if (text instanceof FormulaError) return text;
      joined += text;
    }
    return limitText(joined);
  },
});
