import type { AnyDefinition, PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { isIdentifierClaim } from '../form/variables/variable-sources.ts';
import type { Variable } from '../form/variables/variable.ts';
import { isFormulaOperand } from '../logic/actions/set-value/is-formula-operand.ts';
import { operandActionsOf, type LogicRule } from '../logic/logic-rule.ts';
import { findSharedRules } from '../logic/shared-rules.ts';
import { behaviourOf } from '../session/variables/source-behaviour.ts';

type InputDefinition = Extract<AnyDefinition, { role: 'input' }>;

/** A field or variable, with the short ids in its formulas. */
export interface AnswerSource {
  readonly id: string;
  readonly name: string;
  /** Of a type whose answer is a BSN, or the identifier of a login. */
  readonly isIdentifier: boolean;
  /** The value of a variable that is read from the register of persons. */
  readonly isFromRegister: boolean;
  /** Marked as sensitive by a designer. */
  readonly isMarked: boolean;
  readonly reads: readonly string[];
  /** Absent for variables. */
  readonly definition?: InputDefinition;
}

/**
 * Finds the fields and variables that pass the test, and those whose value a formula or a rule derives from them. In a
 * form with any of these, a formula with an unknown reference is found too, because it may depend on them.
 */
export function findDerived(
  { pages, variables = [] }: FormDefinition,
  types: PartialFieldTypeRegistry,
  isFirst: (source: AnswerSource) => boolean,
): readonly AnswerSource[] {
  const fields = pages.flatMap(({ properties }) => listInputs(properties, types));
  const shortIds = new Map(fields.map(({ field }) => [field.id, field.short_id]));
  const shortIdOf = (id: string) => shortIds.get(id);
  const shared = findSharedRules([...pages, ...fields.map(({ field }) => field)]);
  const rulesOf = ({ id, logic = [] }: Field) => [
    ...logic,
    ...(shared.get(id) ?? []).map(({ rule }) => rule),
  ];
  const sources = [
    ...fields.map((input) => fieldSource(input, shortIdOf, rulesOf(input.field))),
    ...variables.map((variable) => variableSource(variable, shortIdOf)),
  ];
  const names = [...iterateFields(pages)].map(({ field }) => field.short_id);
  const known = new Set([...names, ...sources.map(({ name }) => name)]);
  return findSpread(sources, sources.filter(isFirst), known);
}

/** The first sources and those that read them. */
function findSpread(
  sources: readonly AnswerSource[],
  first: readonly AnswerSource[],
  names: ReadonlySet<string>,
): readonly AnswerSource[] {
  const found: AnswerSource[] = [];
  let open = sources;
  let next = first;
  while (next.length > 0) {
    found.push(...next);
    const secrets = new Set(next.map(({ name }) => name));
    const isSecret = (name: string) => secrets.has(name) || !names.has(name);
    open = open.filter((node) => !found.includes(node));
    next = open.filter(({ reads }) => reads.some(isSecret));
  }
  return found;
}

interface Input {
  readonly field: Field;
  readonly definition: InputDefinition;
}

function listInputs(fields: readonly Field[], types: PartialFieldTypeRegistry): readonly Input[] {
  return fields.flatMap((field) => {
    const definition = getDefinition(types, field.type);
    if (definition.role === 'input') return [{ field, definition }];
    return listInputs(field.children ?? [], types);
  });
}

type ShortIdOf = (id: string) => string | undefined;

const fieldSource = (
  { field, definition }: Input,
  shortIdOf: ShortIdOf,
  rules: readonly LogicRule[],
): AnswerSource => ({
  id: field.id,
  name: field.short_id,
  isIdentifier: definition.isSecret === true,
  isFromRegister: false,
  isMarked: field.is_sensitive === true,
  reads: [
    ...namesIn(definition.computation?.formulaOf(field, shortIdOf)),
    ...rules.flatMap(namesInFills),
  ],
  definition,
});

/** Returns the short ids in the formulas with which a rule fills in fields. */
const namesInFills = ({ actions }: LogicRule): readonly string[] =>
  operandActionsOf(actions, 'set_value').flatMap(({ value }) =>
    isFormulaOperand(value) ? namesIn(value.formula) : [],
  );

const variableSource = (
  { id, short_id, source }: Variable,
  shortIdOf: ShortIdOf,
): AnswerSource => ({
  id,
  name: short_id,
  isIdentifier: source.type === 'login' && isIdentifierClaim(source.claim),
  isFromRegister: source.type === 'person',
  isMarked: false,
  reads: namesIn(behaviourOf(source).formula?.(shortIdOf)),
});

/** Returns the short ids in a formula, alone (`{a1b2}`) or as a column. */
function namesIn(formula = ''): readonly string[] {
  const paths = [...formula.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => path);
  return paths.map((path) => path.split('.').at(-1)?.trim() ?? '');
}
