import { isBasicCondition } from '@form-builder/core/conditions/basic-operator-names.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { usesTemplates } from '@form-builder/core/session/program/uses-formulas.ts';
import { basicViews } from './basic-views.ts';
import { usualViews, viewFilesOf } from './field-loaders.ts';
import type { AnyFieldView, FieldViews } from '../../state/field-view.ts';
import { rareLooks, type IsRareLook } from './rare-displays.ts';

const basics: FieldViews = basicViews;

/** What a form needs beyond what the element itself has. */
export interface NeededParts {
  /** Rules, and types that many forms have: see `usual-parts.ts`. All that follows leans on them. */
  readonly usual: boolean;
  /** Rules that are not usual: see `rare-rules.ts`. */
  readonly rules: boolean;
  /** Fields that look as the light views cannot draw: see `rare-views.ts`. */
  readonly looks: boolean;
}

/** Says what a form of these pages needs. */
export function neededParts(pages: readonly Page[]): NeededParts {
  const fields = [...walkFields(pages)].map(({ field }) => field);
  const isRare = conditionTest(fields);
  const looks = fields.some((field) => lookTestOf(field)?.(field));
  const rules = fields.some(
    (field) =>
      viewOf(field)?.hasRareRules?.(field) ||
      field.logic?.some((rule) => conditionsOf(rule.condition_group).some(isRare)),
  );
  const isUsual = (field: Field) => !viewOf(field) || field.logic?.[0] || usesTemplates(field);
  return { rules, looks, usual: looks || rules || fields.some(isUsual) };
}

function conditionTest(fields: readonly Field[]) {
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  return ({ target, condition_operator: name }: Condition) => {
    const type = types.get(target?.split('.').at(-1) ?? '');
    const isOnDay = type !== undefined && basics[type]?.definition.valueKind === 'date';
    return (
      !isBasicCondition(name, isOnDay) ||
      viewFilesOf([type ?? '']).some((file) => file !== usualViews)
    );
  };
}

const lookTestOf = ({ type }: Field): IsRareLook<FieldTypeName> | undefined => rareLooks[type];

const viewOf = ({ type }: Field): AnyFieldView | undefined => basics[type];

function conditionsOf({ children }: ConditionGroup): readonly Condition[] {
  return children.flatMap((child) => (child.type === 'group' ? conditionsOf(child) : child));
}
