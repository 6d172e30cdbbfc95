import type { Option } from '../field-types/field-properties.ts';
import type { ValueKind } from '../field-types/value-kind.ts';
import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { variableFields } from '../form/variables/variable-field.ts';
import type { StaffMessageId } from '../messages/message-ids.ts';
import type { FormulaFunction, FormulaType } from './formula-function.ts';
import { formatExample, printIn } from './format-example.ts';
import { formulaFunctions } from './functions/registry.ts';
import { functionName, type FormulaLanguage } from './syntax/print-formula.ts';

/** A function as the editor offers it. */
export interface FunctionSuggestion {
  /** Its name in the designer's language. */
  readonly phrase: string;
  readonly example: string;
}

/** A field or variable that a formula can read. */
export interface PropertySuggestion {
  readonly id: string;
  readonly name: string;
  readonly short_id: string;
  /** The text that the formula stores for it. */
  readonly store: string;
  readonly example: string;
  /** The options of a choice; absent for all else, and for a choice without options of its own. */
  readonly options?: readonly Option[];
}

/** An operator or constant. */
export interface OtherSuggestion {
  readonly phrase: string;
  readonly label: string;
  readonly description: string;
}

/** Everything that the formula editor offers. */
export interface FormulaSuggestions {
  readonly functions: readonly FunctionSuggestion[];
  readonly dateFunctions: readonly FunctionSuggestion[];
  readonly properties: readonly PropertySuggestion[];
  readonly others: readonly OtherSuggestion[];
}

/** The inputs of the suggestions besides the version. */
export interface SuggestionContext {
  readonly types: PartialFieldTypeRegistry;
  readonly language: FormulaLanguage;
  readonly translate: (id: StaffMessageId) => string;
}

/** Everything that a formula of a field or variable can refer to, except that field or variable. */
export function suggestFormulas(
  { pages, variables }: FormDefinition,
  fieldId: string,
  context: SuggestionContext,
): FormulaSuggestions {
  const functions = Object.values<FormulaFunction>(formulaFunctions);
  const suggest = (isDates: boolean) =>
    functions
      .filter((definition) => isAboutDates(definition) === isDates)
      .map(({ name, example }) => ({
        phrase: functionName(name, context.language),
        example: formatExample(example, context.language),
      }));
  return {
    functions: suggest(false),
    dateFunctions: suggest(true),
    properties: [...pages.map(({ properties }) => properties), variableFields(variables)]
      .flatMap((fields) => readableFields(fields, [], fieldId, context))
      .filter(({ id }) => id !== fieldId),
    others: others.map(({ phrase, label, description }) => ({
      phrase,
      label: context.translate(label),
      description,
    })),
  };
}

const isAboutDates = ({ returns, parameters }: FormulaFunction) =>
  [returns, ...parameters.map(({ type }) => type)].some((type) => temporal.has(type)) ||
  parameters[0]?.name === 'moment';

const temporal: ReadonlySet<string> = new Set<FormulaType>(['date', 'datetime', 'duration']);

/** The fields in reach, in reading order; fields in rows are columns, unless the formula is in the same row. */
function readableFields(
  fields: readonly Field[],
  path: readonly string[],
  fieldId: string,
  context: SuggestionContext,
): readonly PropertySuggestion[] {
  return fields.flatMap((field) => {
    const definition = getDefinition(context.types, field.type);
    const inner = field.children ?? [];
    if (definition.role === 'input')
      return [suggestion(field, path, definition.valueKind, context)];
    if (definition.role === 'content') return [];
    if (definition.children === 'once') return readableFields(inner, path, fieldId, context);
    const column = [...path, field.short_id];
    const isInside = holds(inner, fieldId);
    return [
      suggestion(field, path, 'rows', context),
      ...(isInside ? readableFields(inner, [], fieldId, context) : []),
      ...readableFields(inner, column, fieldId, context),
    ];
  });
}

const holds = (fields: readonly Field[], fieldId: string): boolean =>
  fields.some(({ id, children = [] }) => id === fieldId || holds(children, fieldId));

function suggestion(
  field: Field,
  path: readonly string[],
  kind: ValueKind,
  { language }: SuggestionContext,
): PropertySuggestion {
  const store = `{${[...path, field.short_id].join('.')}}`;
  const use = (path.length > 0 ? columnExamples : examples)[kind] ?? store;
  return {
    id: field.id,
    name: field.name ?? field.label,
    short_id: field.short_id,
    store,
    example: printIn(use.replaceAll('{}', store), language),
    ...(isChoice(kind) && field.options && { options: field.options }),
  };
}

const isChoice = (kind: ValueKind) => kind === 'choice' || kind === 'choices';

/** An example for the kind of answer; `{}` is the field. */
const examples: Readonly<Partial<Record<ValueKind, string>>> = {
  number: 'ROUND({} * 1.21; 2)',
  date: 'ADDDAYS({}; 14)',
  time: 'ADDHOURS({}; 2)',
  datetime: 'ADDHOURS({}; 2)',
  boolean: 'IF({}; 1; 0)',
  choice: 'LABEL({})',
  choices: 'LABEL({})',
  rows: 'COUNT({})',
};

const columnExamples: typeof examples = {
  number: 'SUM({})',
  date: 'MAX({})',
  datetime: 'MAX({})',
  boolean: 'AND({})',
  rows: 'COUNT({})',
};

interface Other {
  readonly phrase: string;
  readonly label: StaffMessageId;
  readonly description: string;
}

const others: readonly Other[] = [
  { phrase: '+', label: 'formula.add', description: '2 + 3 → 5' },
  { phrase: '-', label: 'formula.subtract', description: '5 - 3 → 2' },
  { phrase: '*', label: 'formula.multiply', description: '2 * 3 → 6' },
  { phrase: '/', label: 'formula.divide', description: '6 / 3 → 2' },
  { phrase: '^', label: 'formula.raise', description: '2 ^ 3 → 8' },
  { phrase: '&', label: 'formula.join', description: '"a" & "b" → "ab"' },
  { phrase: '=', label: 'formula.equal', description: '2 = 2' },
  { phrase: '<>', label: 'formula.not_equal', description: '2 <> 3' },
  { phrase: '<', label: 'formula.less', description: '2 < 3' },
  { phrase: '<=', label: 'formula.less_or_equal', description: '2 <= 2' },
  { phrase: '>', label: 'formula.greater', description: '3 > 2' },
  { phrase: '>=', label: 'formula.greater_or_equal', description: '3 >= 3' },
];
