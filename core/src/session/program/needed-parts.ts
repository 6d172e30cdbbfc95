import { isBasicCondition } from '../../conditions/basic-operator-names.ts';
import type { AnyDefinition, PartialFieldTypeRegistry } from '../../field-types/field-types.ts';
import type { FormPart } from '../../field-types/form-parts.ts';
import { getDefinition } from '../../field-types/get-definition.ts';
import type { LoadingTier } from '../../field-types/loading-tiers.ts';
import type { Field, Page } from '../../form/form-definition.ts';
import { iterateFields } from '../../form/iterate-fields.ts';
import {
  operandActionsOf,
  type Condition,
  type ConditionGroup,
  type LogicRule,
} from '../../logic/logic-rule.ts';
import { usesTemplates } from '../uses-formulas.ts';

/** Types whose answers are never computed, and that the basic operators support. */
const commonTiers: readonly LoadingTier[] = ['first', 'usual', 'phone'];

/** The tiers with types whose errors are among the `validation_texts`. */
const tiersWithErrors: readonly LoadingTier[] = ['phone', 'light'];

interface ReadForm {
  readonly pages: readonly Page[];
  readonly fields: readonly Field[];
  /** The definition of a field's type. */
  readonly definitionOf: (field: Field) => AnyDefinition;
}

/** What the element loads for a form with these pages, besides the code of every form. */
export function neededParts(
  pages: readonly Page[],
  types: PartialFieldTypeRegistry,
): readonly FormPart[] {
  const fields = [...iterateFields(pages)].map(({ field }) => field);
  const definitionOf = ({ type }: Field) => getDefinition(types, type);
  const form = { pages, fields, definitionOf };
  const parts = fields.flatMap((field) => partsOfField(field, definitionOf(field)));
  if (needsRules(form)) parts.push('rules');
  if (fields.some(({ logic }) => logic?.some(fillsIn))) parts.push('fills');
  if (needsOperators(form)) parts.push('operators');
  return [...new Set(parts)];
}

function partsOfField(field: Field, definition: AnyDefinition): FormPart[] {
  const { loading } = definition;
  const parts: FormPart[] = loading === 'first' ? [] : [loading];
  if (tiersWithErrors.includes(loading)) parts.push('validation_texts');
  if (field.pattern) parts.push('patterns', 'validation_texts');
  return definition.role === 'input'
    ? [...parts, ...(definition.extraParts?.(field) ?? [])]
    : parts;
}

function needsRules({ pages, fields, definitionOf }: ReadForm): boolean {
  const isLinked = (field: Field) =>
    !commonTiers.includes(definitionOf(field).loading) ||
    field.logic?.[0] !== undefined ||
    usesTemplates(field);
  return (
    fields.some(isLinked) ||
    pages.some(({ is_hidden, logic }) => is_hidden || logic?.[0] !== undefined)
  );
}

const fillsIn = ({ actions }: LogicRule) => operandActionsOf(actions, 'set_value').length > 0;

function needsOperators({ pages, fields, definitionOf }: ReadForm): boolean {
  const read = new Map(fields.map((field) => [field.id, definitionOf(field)]));
  const isRare = ({ target, condition_operator: name }: Condition) => {
    const definition = read.get(target?.split('.').at(-1) ?? '');
    if (definition === undefined || !commonTiers.includes(definition.loading)) return true;
    return !isBasicCondition(name, definition.valueKind === 'date');
  };
  return [...pages, ...fields].some(({ logic }) =>
    logic?.some((rule) => conditionsOf(rule.condition_group).some(isRare)),
  );
}

function conditionsOf({ children }: ConditionGroup): readonly Condition[] {
  return children.flatMap((child) => (child.type === 'group' ? conditionsOf(child) : child));
}
