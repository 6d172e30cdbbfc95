import { toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';
import { limitText } from '../../values/limit-text.ts';

/** SUBSTITUTE(text; old; new): every occurrence. */
export const substituteFunction = eager({
  name: 'SUBSTITUTE',
  parameters: [parameter('text', 'text'), parameter('old', 'text'), parameter('new', 'text')],
  returns: 'text',
  example: 'SUBSTITUTE({iban}; " "; "")',
  evaluate([input = null, search = null, replacement = null]) {
    const text = toText(input);
    if (text instanceof FormulaError) return text;
    const old = toText(search);
    if (old instanceof FormulaError) return old;
    const fresh = toText(replacement);
    if (fresh instanceof FormulaError || old === '') return old === '' ? text : fresh;
    return limitText(text.split(old).join(fresh));
  },
});
