import type { AnyDefinition, PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import type { Variable } from '../form/variables/variable.ts';
import { isFormulaOperand } from '../logic/actions/set-value/is-formula-operand.ts';
import { operandActionsOf, type LogicRule } from '../logic/logic-rule.ts';
import { findSharedRules } from '../logic/shared-rules.ts';
import { behaviourOf } from '../session/variables/source-behaviour.ts';
import type { SensitiveFields } from './sensitive-fields.ts';

type InputDefinition = Extract<AnyDefinition, { role: 'input' }>;

/** The sensitive fields and variables of a version. */
export interface Sensitive {
  readonly fields: SensitiveFields;
  /** The ids of variables. */
  readonly variables: ReadonlySet<string>;
}

/** A field or variable, with the short ids in its formulas. */
interface Node {
  readonly id: string;
  readonly name: string;
  readonly isSensitive: boolean;
  readonly reads: readonly string[];
  /** Absent for variables. */
  readonly definition?: InputDefinition;
}

/**
 * Finds the fields with sensitive answers: those of a secret type such as `bsn`, those that a
 * designer marked, and those that a formula computes, or a rule fills in, from any of these. Finds
 * the variables with sensitive values: the BSN or KVK number of a login, and values derived from
 * that or from a sensitive answer. In a version with any of these, a formula with an unknown
 * reference counts as sensitive too, because it may depend on them.
 */
export function findSensitive(
  { pages, variables = [] }: FormDefinition,
  types: PartialFieldTypeRegistry,
): Sensitive {
  const fields = pages.flatMap(({ properties }) => listInputs(properties, types));
  const shortIds = new Map(fields.map(({ field }) => [field.id, field.short_id]));
  const shortIdOf = (id: string) => shortIds.get(id);
  const shared = findSharedRules([...pages, ...fields.map(({ field }) => field)]);
  const rulesOf = ({ id, logic = [] }: Field) => [
    ...logic,
    ...(shared.get(id) ?? []).map(({ rule }) => rule),
  ];
  const nodes = [
    ...fields.map((input) => fieldNode(input, shortIdOf, rulesOf(input.field))),
    ...variables.map((variable) => variableNode(variable, shortIdOf)),
  ];
  const names = [...iterateFields(pages)].map(({ field }) => field.short_id);
  const found = findSpread(nodes, new Set([...names, ...nodes.map(({ name }) => name)]));
  return {
    fields: new Map(
      found.flatMap(({ id, definition }) => (definition ? [[id, definition] as const] : [])),
    ),
    variables: new Set(found.flatMap(({ id, definition }) => (definition ? [] : [id]))),
  };
}

/** The sensitive nodes and those that read them. */
function findSpread(nodes: readonly Node[], names: ReadonlySet<string>): readonly Node[] {
  const found: Node[] = [];
  let open = nodes;
  let next = nodes.filter(({ isSensitive }) => isSensitive);
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

const fieldNode = (
  { field, definition }: Input,
  shortIdOf: ShortIdOf,
  rules: readonly LogicRule[],
): Node => ({
  id: field.id,
  name: field.short_id,
  isSensitive: definition.isSecret === true || field.is_sensitive === true,
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

const variableNode = ({ id, short_id, source }: Variable, shortIdOf: ShortIdOf): Node => ({
  id,
  name: short_id,
  isSensitive: source.type === 'login' && source.claim === 'identifier',
  reads: namesIn(behaviourOf(source).formula?.(shortIdOf)),
});

/** Returns the short ids in a formula, alone (`{a1b2}`) or as a column. */
function namesIn(formula = ''): readonly string[] {
  const paths = [...formula.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => path);
  return paths.map((path) => path.split('.').at(-1)?.trim() ?? '');
}
