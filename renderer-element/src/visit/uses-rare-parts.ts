import type { Page } from '@form-builder/core/form/form-definition.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import { basicViews } from '../field-types/basic-views.ts';
import type { AnyFieldView, FieldViews } from '../field-types/field-view.ts';

const basics: FieldViews = basicViews;

/** Whether fields have rules or looks that the element does not have itself: see `rare-parts.ts`. */
export function usesRareParts(pages: readonly Page[]): boolean {
  return [...walkFields(pages)].some(({ field }) => {
    const view: AnyFieldView | undefined = basics[field.type];
    return view?.hasRareRules?.(field);
  });
}
