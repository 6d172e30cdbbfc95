import { operatorNames } from '../conditions/registry.ts';
import { describeFormulaType } from '../formulas/describe-formula-type.ts';
import type { Translate } from '../messages/translate.ts';
import { describeRefusal } from '../patterns/explain-refusal.ts';
import type { Finding } from './finding.ts';

/** Describes a finding in a sentence for staff; `translate` must have the messages for staff. */
export function describeFinding({ code, params }: Finding, translate: Translate): string {
  const { pattern } = params;
  if (code === 'pattern_unusable' && typeof pattern === 'string') {
    const reason = describeRefusal(pattern, translate) ?? '';
    return translate(`check.${code}`, { ...params, reason });
  }
  if (code === 'formula_wrong_type') {
    const words = {
      wanted: describeFormulaType(params.wanted, translate),
      found: describeFormulaType(params.found, translate),
    };
    return translate(`check.${code}`, { ...params, ...words });
  }
  const operator = operatorNames.find((name) => name === params.operator);
  const words = operator
    ? { ...params, operator: translate(`describe.operator.${operator}`) }
    : params;
  return translate(`check.${code}`, words);
}
