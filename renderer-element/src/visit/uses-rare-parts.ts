import { commonOperators } from '@form-builder/core/conditions/common-operators.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { basicViews } from '../field-types/basic-views.ts';
import type { AnyFieldView, FieldViews } from '../field-types/field-view.ts';

const basics: FieldViews = basicViews;

/** Whether a form has fields that look as the element's own views cannot draw: see `rare-views.ts`. */
export function usesRareLooks(pages: readonly Page[]): boolean {
  return fieldsOf(pages).some((field) => viewOf(field)?.hasRareLook?.(field));
}

/** Whether a form has rules that the element does not have itself: see `rare-rules.ts`. */
export function usesRareRules(pages: readonly Page[]): boolean {
  const fields = fieldsOf(pages);
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  const isRare = ({ target, condition_operator: name }: Condition) => {
    const type = types.get(target?.split('.').at(-1) ?? '');
    const kind = type && basics[type]?.definition.valueKind;
    return !(kind && commonOperators[name]?.tests[kind]);
  };
  return fields.some(
    (field) =>
      viewOf(field)?.hasRareRules?.(field) ||
      field.logic?.some((rule) => conditionsOf(rule.condition_group).some(isRare)),
  );
}

const fieldsOf = (pages: readonly Page[]) => [...walkFields(pages)].map(({ field }) => field);

const viewOf = ({ type }: Field): AnyFieldView | undefined => basics[type];

function conditionsOf({ children }: ConditionGroup): readonly Condition[] {
  return children.flatMap((child) => (child.type === 'group' ? conditionsOf(child) : child));
}
