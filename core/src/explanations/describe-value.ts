import { describeFormula } from '../descriptions/describe-formula.ts';
import type { Wording } from '../descriptions/field-names.ts';
import { clip, quoteWords } from '../descriptions/quote.ts';
import { formatDate } from '../formats/dates/format-date.ts';
import { formatNumber } from '../formats/format-number.ts';
import type { VariableSourceName } from '../form/variables/variable.ts';
import type { FormulaErrorCode } from '../formulas/values/formula-value.ts';
import type { StaffMessageId } from '../messages/message-ids.ts';
import type {
  ExpressionTrace,
  PartResult,
  TracedFormula,
  ValueCause,
  ValueTrace,
} from './trace.ts';
import { nameOf } from './field-name.ts';
import { describeFacts, describeSeen } from './describe-facts.ts';

const longestFormula = 300;

/** Describes the origin of an answer: `300 = 'Visitors' (120) * 2.5`. */
export function describeValue({ field, value, cause }: ValueTrace, wording: Wording): string {
  const { translate } = wording.context;
  if (cause.by === 'formula' && cause.error !== null) {
    const error = translate(formulaErrors[cause.error]);
    return translate('explanation.value.formula_error', {
      formula: describeTracedFormula(cause, wording),
      error,
    });
  }
  const seen = describeSeen(value, field.fieldId, wording);
  if (cause.by === 'formula') {
    return translate('explanation.value.computed', {
      value: seen,
      formula: describeTracedFormula(cause, wording),
    });
  }
  if (cause.by === 'rule') {
    const { text: reason } = describeFacts([cause.rule], wording);
    return cause.formula
      ? translate('explanation.value.by_rule_formula', {
          value: seen,
          formula: describeTracedFormula(cause.formula, wording),
          reason,
        })
      : translate('explanation.value.by_rule', { value: seen, reason });
  }
  if (cause.by === 'field') {
    return translate('explanation.value.filled', {
      value: seen,
      field: nameOf(cause.source, wording),
    });
  }
  const id = cause.by === 'variable' ? variableSources[cause.source] : sources[cause.by];
  return translate(id, { value: seen });
}

const sources = {
  none: 'explanation.value.none',
  nobody: 'explanation.value.empty',
  visitor: 'explanation.value.answered',
  start: 'explanation.value.initial',
  fixed: 'explanation.value.fixed',
  limit: 'explanation.value.answered',
} as const satisfies Record<
  Exclude<ValueCause['by'], 'formula' | 'field' | 'variable' | 'rule'>,
  StaffMessageId
>;

const variableSources = {
  formula: 'explanation.value.formula',
  constant: 'explanation.value.constant',
  date: 'explanation.value.formula',
  login: 'explanation.value.login',
  look_up: 'explanation.value.look_up',
  data: 'explanation.value.data',
  person: 'explanation.value.person',
  host: 'explanation.value.host',
  query: 'explanation.value.query',
} as const satisfies Record<VariableSourceName, StaffMessageId>;

const formulaErrors = {
  '#DIV/0': 'explanation.formula_error.division',
  '#VALUE': 'explanation.formula_error.value',
  '#NUM': 'explanation.formula_error.number',
  '#REF': 'explanation.formula_error.reference',
  '#CYCLE': 'explanation.formula_error.cycle',
  '#FORMULA': 'explanation.formula_error.unreadable',
} as const satisfies Record<FormulaErrorCode, StaffMessageId>;

/** Describes a formula with the value of each field: `'Visitors' (120) * 2`. */
export function describeTracedFormula(
  { formula, expression }: TracedFormula,
  wording: Wording,
): string {
  const found = new Map(expression ? referencesIn(expression) : []);
  const describeOne = (text: string, name: string) => {
    const result = found.get(text);
    const value = result && writeResult(result, wording);
    return value === undefined
      ? name
      : wording.context.translate('describe.seen', { target: name, value });
  };
  return clip(describeFormula(formula, wording, describeOne), longestFormula);
}

/** The references of a formula as written, with the values that they read. */
function* referencesIn(part: ExpressionTrace): Generator<readonly [string, PartResult]> {
  if (part.text.startsWith('{')) yield [part.text, part.result];
  for (const inner of part.parts) yield* referencesIn(inner);
}

function writeResult(result: PartResult, wording: Wording): string | undefined {
  const { locale, translate } = wording.context;
  if (result.kind === 'masked') return undefined;
  if (result.kind === 'error') return translate('describe.empty');
  if (result.kind === 'list') return writeList(result.items, wording);
  const { value } = result;
  if (value === null) return translate('describe.empty');
  if (typeof value === 'number') return formatNumber(value, locale);
  if (typeof value === 'boolean') return translate(value ? 'summary.yes' : 'summary.no');
  return typeof value === 'string' ? quoteWords(formatDate(value), wording.context) : undefined;
}

const maxItems = 4;

function writeList(items: readonly PartResult[], wording: Wording): string {
  if (items.length === 0) return wording.context.translate('describe.empty');
  const shown = items.slice(0, maxItems).map((item) => writeResult(item, wording) ?? '');
  return [...shown, ...(items.length > maxItems ? ['…'] : [])].join('; ');
}
