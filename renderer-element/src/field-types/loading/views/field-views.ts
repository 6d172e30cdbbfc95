import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { basicViews } from './basic-views.ts';
import type { FieldView } from '../../../state/fields/field-view.ts';
import { views as fileViews } from './file-views.ts';
import { views as mapViews } from './geolocation-views.ts';
import { views as otherViews } from './other-views.ts';
import { rareViews } from './rare-views.ts';
import { views as phoneViews } from './phone-views.ts';
import { views as redactedViews } from './redacted-views.ts';
import { views as serviceViews } from './service-views.ts';
import { views as commonViews } from './common-views.ts';

/**
 * Every view at once, for places that show any form without loading: the server and stories. A type
 * without a view does not compile.
 */
export const fieldViews: { readonly [T in FieldTypeName]: FieldView<T> } = {
  ...basicViews,
  ...commonViews,
  ...rareViews,
  ...phoneViews,
  ...otherViews,
  ...fileViews,
  ...redactedViews,
  ...serviceViews,
  ...mapViews,
};
