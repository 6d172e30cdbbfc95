import { toBoolean } from '../../values/coerce.ts';
import { lazy, optional, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** IF(condition; then; else): empty when there is no else. */
export const ifFunction = lazy({
  name: 'IF',
  parameters: [
    parameter('condition', 'boolean'),
    parameter('then', 'any'),
    optional('else', 'any'),
  ],
  returns: 'any',
  example: 'IF({guests} > 250; "permit"; "notice")',
  compile:
    ([condition, then, otherwise]) =>
    (environment) => {
      const holds = toBoolean(condition?.(environment) ?? null);
      if (holds instanceof FormulaError) return holds;
      return (holds ? then : otherwise)?.(environment) ?? null;
    },
});
