import { isBasicCondition } from '@form-builder/core/conditions/basic-operator-names.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { usesTemplates } from '@form-builder/core/session/program/uses-formulas.ts';
import { basicViews } from './basic-views.ts';
import { commonViews, viewFilesOf } from './field-loaders.ts';
import type { AnyFieldView, FieldViews } from '../../state/field-view.ts';
import { rareDisplays, type IsRareDisplay } from './rare-displays.ts';

const basics: FieldViews = basicViews;

/** What a form needs beyond what the element itself has. */
export interface NeededModules {
  /** Rules, and types that many forms have: see `usual-parts.ts`. All that follows leans on them. */
  readonly common: boolean;
  /** Rules that are not usual: see `rare-rules.ts`. */
  readonly rules: boolean;
  /** Fields that look as the light views cannot draw: see `rare-views.ts`. */
  readonly displays: boolean;
}

/** Says what a form of these pages needs. */
export function neededModules(pages: readonly Page[]): NeededModules {
  const fields = [...walkFields(pages)].map(({ field }) => field);
  const isRare = conditionTest(fields);
  const displays = fields.some((field) => displayTestOf(field)?.(field));
  const rules = fields.some(
    (field) =>
      viewOf(field)?.hasRareRules?.(field) ||
      field.logic?.some((rule) => conditionsOf(rule.condition_group).some(isRare)),
  );
  const isCommon = (field: Field) => !viewOf(field) || field.logic?.[0] || usesTemplates(field);
  return { rules, displays, common: displays || rules || fields.some(isCommon) };
}

function conditionTest(fields: readonly Field[]) {
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  return ({ target, condition_operator: name }: Condition) => {
    const type = types.get(target?.split('.').at(-1) ?? '');
    const isOnDay = type !== undefined && basics[type]?.definition.valueKind === 'date';
    return (
      !isBasicCondition(name, isOnDay) ||
      viewFilesOf([type ?? '']).some((file) => file !== commonViews)
    );
  };
}

const displayTestOf = ({ type }: Field): IsRareDisplay<FieldTypeName> | undefined =>
  rareDisplays[type];

const viewOf = ({ type }: Field): AnyFieldView | undefined => basics[type];

function conditionsOf({ children }: ConditionGroup): readonly Condition[] {
  return children.flatMap((child) => (child.type === 'group' ? conditionsOf(child) : child));
}
