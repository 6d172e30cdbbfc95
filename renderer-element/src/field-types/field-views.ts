import { basicViews } from './basic-views.ts';
import type { FieldView } from './field-view.ts';
import { otherViews } from './other-views.ts';
import type { TypeWithView } from './types-without-view.ts';

/** Every view at once, for places that show any form without waiting: previews and stories. */
export const fieldViews: { readonly [T in TypeWithView]: FieldView<T> } = {
  ...basicViews,
  ...otherViews,
};
