import { commonOperators } from '@form-builder/core/conditions/common-operators.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { basicViews } from '../field-types/basic-views.ts';
import type { FieldViews } from '../field-types/field-view.ts';
import { usualViews } from '../field-types/usual-views.ts';

const basics: FieldViews = { ...basicViews, ...usualViews };

/** Whether rules test answers in ways that few forms do: see `rare-operators.ts`. */
export function usesRareOperators(pages: readonly Page[]): boolean {
  const fields = [...walkFields(pages)].map(({ field }) => field);
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  const isRare = ({ target, condition_operator: name }: Condition) => {
    const type = types.get(target?.split('.').at(-1) ?? '');
    const kind = type && basics[type]?.definition.valueKind;
    return !(kind && commonOperators[name]?.tests[kind]);
  };
  return fields.some(({ logic }) =>
    logic?.some((rule) => conditionsOf(rule.condition_group).some(isRare)),
  );
}

function conditionsOf({ children }: ConditionGroup): readonly Condition[] {
  return children.flatMap((child) => (child.type === 'group' ? conditionsOf(child) : child));
}
