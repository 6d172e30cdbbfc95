import { operatorNames } from '../conditions/registry.ts';
import type { Translate } from '../messages/translate.ts';
import type { Finding } from './finding.ts';

/** A finding as a sentence for staff; `translate` must have their messages. */
export function describeFinding({ code, params }: Finding, translate: Translate): string {
  const operator = operatorNames.find((name) => name === params.operator);
  const words = operator
    ? { ...params, operator: translate(`describe.operator.${operator}`) }
    : params;
  return translate(`check.${code}`, words);
}
