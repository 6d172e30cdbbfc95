import fc from 'fast-check';
import { buildField } from '../build-form.ts';
import { arbitraryFieldIds, arbitraryVariableIds } from './arbitrary-ids.ts';

/** For property tests: the short id of a field or variable of an arbitrary form. */
export const arbitraryShortId = (id: string): string => buildField('text', id).short_id;

const reference = fc
  .array(fc.constantFrom('gone', ...arbitraryFieldIds, ...arbitraryVariableIds), {
    minLength: 1,
    maxLength: 3,
  })
  .map((path) => `{${path.map(arbitraryShortId).join('.')}}`);

/** For property tests: formulas over fields and variables of arbitrary forms, some faulty. */
export const arbitraryFormula: fc.Arbitrary<string> = fc.letrec<{ formula: string }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: reference },
    { weight: 1, arbitrary: fc.constantFrom('1', '"a"', 'TODAY()', '1 +') },
    fc
      .tuple(tie('formula'), fc.constantFrom('+', '-', '/', '&', '=', '>'), tie('formula'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(fc.constantFrom('SUM', 'COUNT', 'CONCAT', 'MAX', 'AND'), tie('formula'))
      .map(([name, argument]) => `${name}(${argument})`),
    fc
      .tuple(tie('formula'), tie('formula'), tie('formula'))
      .map((branches) => `IF(${branches.join('; ')})`),
  ),
})).formula;
