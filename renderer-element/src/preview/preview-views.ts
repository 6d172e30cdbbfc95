import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { basicViews } from '../field-types/loading/views/basic-views.ts';
import { views as commonViews } from '../field-types/loading/views/common-views.ts';
import { views as otherViews } from '../field-types/loading/views/other-views.ts';
import { views as phoneViews } from '../field-types/loading/views/phone-views.ts';
import { rareViews } from '../field-types/loading/views/rare-views.ts';
import type { FieldViews } from '../state/fields/field-view.ts';

/** The views that a preview has at once: small, and most forms have some of them. */
export const lightViews: FieldViews = {
  ...basicViews,
  ...commonViews,
  ...rareViews,
  ...phoneViews,
  ...otherViews,
};

/**
 * Whether a form with these pages needs more than `lightViews`, such as uploads or a map. Also for one page of it: a
 * payment on another page decides the text of the last button.
 */
export function needsAllViews(pages: readonly Page[]): boolean {
  for (const { field } of iterateFields(pages))
    if (lightViews[field.type] === undefined) return true;
  return false;
}

/** Fetches the views of all types. */
export async function loadAllViews(): Promise<FieldViews> {
  return (await import('../field-types/loading/views/field-views.ts')).fieldViews;
}
