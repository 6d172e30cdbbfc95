import { isBasicCondition } from '@form-builder/core/conditions/basic-operator-names.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import {
  operandActionsOf,
  type Condition,
  type ConditionGroup,
  type LogicRule,
} from '@form-builder/core/logic/logic-rule.ts';
import { usesTemplates } from '@form-builder/core/session/program/uses-formulas.ts';
import { basicViews } from './basic-views.ts';
import { tierOf } from './field-loaders.ts';
import type { AnyFieldView, FieldViews } from '../../state/field-view.ts';
import { rareDisplays, type IsRareDisplay } from './rare-displays.ts';

const basics: FieldViews = basicViews;

/** What a form needs beyond the first chunk. */
export interface NeededModules {
  /** What evaluates rules and formulas in texts: see `rule-modules.ts`. */
  readonly rules: boolean;
  /** What rules fill in: see `fill-modules.ts`. */
  readonly fills: boolean;
  /** Operators that are not basic: see `rare-operators.ts`. */
  readonly operators: boolean;
  /** Validation that few one-line fields use: see `rare-validation.ts`. */
  readonly validation: boolean;
  /** Dates that are compared with another day: see `rare-date-validation.ts`. */
  readonly dateValidation: boolean;
  /** Fields that need a display which the light views lack: see `rare-views.ts`. */
  readonly displays: boolean;
}

/** What a form with these pages needs. */
export function neededModules(pages: readonly Page[]): NeededModules {
  const fields = [...iterateFields(pages)].map(({ field }) => field);
  const isRare = conditionTest(fields);
  const displays = fields.some((field) => displayTestOf(field)?.(field));
  const validated = fields.filter((field) => viewOf(field)?.hasRareValidation?.(field));
  const dateValidation = validated.some(isDay);
  const validation = !validated.every(isDay);
  const operators = [...pages, ...fields].some((holder) =>
    holder.logic?.some((rule) => conditionsOf(rule.condition_group).some(isRare)),
  );
  const fills = fields.some((field) => field.logic?.some(fillsIn));
  const isLinked = (field: Field) =>
    !isCommonTier(field.type) || field.logic?.[0] || usesTemplates(field);
  const rules = fields.some(isLinked) || pages.some((page) => page.is_hidden || page.logic?.[0]);
  return { rules, fills, operators, validation, dateValidation, displays };
}

const fillsIn = ({ actions }: LogicRule) => operandActionsOf(actions, 'set_value').length > 0;

function conditionTest(fields: readonly Field[]) {
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  return ({ target, condition_operator: name }: Condition) => {
    const type = types.get(target?.split('.').at(-1) ?? '');
    const isOnDay = type !== undefined && isDay({ type });
    return !isBasicCondition(name, isOnDay) || !isCommonTier(type ?? '');
  };
}

const isDay = ({ type }: Pick<Field, 'type'>) => basics[type]?.definition.valueKind === 'date';

/** Types whose answers are never computed, and that the basic operators support. */
const isCommonTier = (type: string) => /^(?:first|usual|phone)$/.test(tierOf(type));

const displayTestOf = ({ type }: Field): IsRareDisplay<FieldTypeName> | undefined =>
  rareDisplays[type];

const viewOf = ({ type }: Field): AnyFieldView | undefined => basics[type];

function conditionsOf({ children }: ConditionGroup): readonly Condition[] {
  return children.flatMap((child) => (child.type === 'group' ? conditionsOf(child) : child));
}
