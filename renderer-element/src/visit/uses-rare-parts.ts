import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import { basicViews } from '../field-types/basic-views.ts';
import type { AnyFieldView, FieldViews } from '../field-types/field-view.ts';

const basics: FieldViews = basicViews;

/** Whether a form has fields that look as the element's own views cannot draw: see `rare-views.ts`. */
export function usesRareLooks(pages: readonly Page[]): boolean {
  return fieldsOf(pages).some((field) => viewOf(field)?.hasRareLook?.(field));
}

/** Whether fields have rules that the element does not have itself: see `rare-rules.ts`. */
export function usesRareRules(pages: readonly Page[]): boolean {
  return fieldsOf(pages).some((field) => viewOf(field)?.hasRareRules?.(field));
}

const fieldsOf = (pages: readonly Page[]) => [...walkFields(pages)].map(({ field }) => field);

const viewOf = ({ type }: Field): AnyFieldView | undefined => basics[type];
