import { operatorNames } from '../conditions/registry.ts';
import { describeFormulaType } from '../formulas/describe-formula-type.ts';
import type { FormTestDifferenceKind } from '../form-tests/run-form-test.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { describeRefusal } from '../patterns/explain-refusal.ts';
import type { Finding } from './finding.ts';

/** Describes a finding in a sentence for staff; the context must have the messages for staff. */
export function describeFinding({ code, params }: Finding, context: FormatContext): string {
  return context.translate(`check.${code}`, { ...params, ...wordsOf(params, context) });
}

/** The words for the parameters that are names in code. */
function wordsOf(params: Finding['params'], { locale, translate }: FormatContext) {
  const { pattern, wanted, found, language } = params;
  const operator = operatorNames.find((name) => name === params.operator);
  return {
    ...(typeof pattern === 'string' && { reason: describeRefusal(pattern, translate) ?? '' }),
    ...(wanted !== undefined && { wanted: describeFormulaType(wanted, translate) }),
    ...(found !== undefined && { found: describeFormulaType(found, translate) }),
    ...(operator && { operator: translate(`describe.operator.${operator}`) }),
    ...(params.test_id !== undefined && { differences: differencesIn(params, translate) }),
    ...(typeof language === 'string' && { language: nameLanguage(language, locale) }),
  };
}

const nameLanguage = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;

const differenceKinds = [
  'page_missing',
  'page_extra',
  'field_missing',
  'field_extra',
  'value_changed',
  'issue_missing',
  'issue_extra',
  'place_new',
] as const satisfies readonly FormTestDifferenceKind[];

/** What differs in a test, one sentence for each kind. */
const differencesIn = (params: Finding['params'], translate: FormatContext['translate']): string =>
  differenceKinds
    .flatMap((kind) => {
      const names = params[kind];
      return names === undefined ? [] : [translate(`check.difference.${kind}`, { names })];
    })
    .join(' ');
