import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { usesTemplates } from '@form-builder/core/session/uses-formulas.ts';
import { basicViews } from '../field-types/basic-views.ts';
import { usualViews, viewFilesOf } from '../field-types/field-loaders.ts';
import type { AnyFieldView, FieldViews } from '../field-types/field-view.ts';
import { rareLooks, type IsRareLook } from '../field-types/rare-looks.ts';

const basics: FieldViews = basicViews;

/** Whether a form needs more than the element itself has: see `usual-parts.ts`. */
export function usesUsualParts(pages: readonly Page[]): boolean {
  return (
    usesRareLooks(pages) ||
    fieldsOf(pages).some(
      (field) => !viewOf(field) || (field.logic && field.logic.length > 0) || usesTemplates(field),
    )
  );
}

/** Whether a form has fields that look as the light views cannot draw: see `rare-views.ts`. */
export function usesRareLooks(pages: readonly Page[]): boolean {
  return fieldsOf(pages).some((field) => lookTestOf(field)?.(field));
}

/** The beginnings of the operators in `usual-parts.ts`; of days it knows only whether there is one. */
const usualOperator = /^(?:equal|does_|contains|is_|greater_|less_)/;

/** Whether a form has rules that are not usual: see `rare-rules.ts`. */
export function usesRareRules(pages: readonly Page[]): boolean {
  const fields = fieldsOf(pages);
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  const isRare = ({ target, condition_operator: name }: Condition) => {
    const type = types.get(target?.split('.').at(-1) ?? '');
    const isDay = type && basics[type]?.definition.valueKind === 'date';
    return (
      !usualOperator.test(name) ||
      viewFilesOf([type ?? '']).some((file) => file !== usualViews) ||
      (isDay && !name.startsWith('is_'))
    );
  };
  return fields.some(
    (field) =>
      viewOf(field)?.hasRareRules?.(field) ||
      field.logic?.some((rule) => conditionsOf(rule.condition_group).some(isRare)),
  );
}

const fieldsOf = (pages: readonly Page[]) => [...walkFields(pages)].map(({ field }) => field);

const lookTestOf = ({ type }: Field): IsRareLook<FieldTypeName> | undefined => rareLooks[type];

const viewOf = ({ type }: Field): AnyFieldView | undefined => basics[type];

function conditionsOf({ children }: ConditionGroup): readonly Condition[] {
  return children.flatMap((child) => (child.type === 'group' ? conditionsOf(child) : child));
}
