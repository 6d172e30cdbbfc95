import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { checkboxView } from './checkbox/checkbox-view.tsx';
import { dateView } from './date/date-view.tsx';
import { emailView } from './email/email-view.tsx';
import type { FieldView } from './field-view.ts';
import { groupView } from './group/group-view.tsx';
import { inputCollectionView } from './input-collection/input-collection-view.tsx';
import { multiSelectView } from './multi-select/multi-select-view.tsx';
import { numberView } from './number/number-view.tsx';
import { postcodeView } from './postcode/postcode-view.tsx';
import { selectView } from './select/select-view.tsx';
import { textLayoutView } from './text-layout/text-layout-view.tsx';
import { textView } from './text/text-view.tsx';
import { textareaView } from './textarea/textarea-view.tsx';

/** Every view at once, for places that show any form without waiting: previews and stories. */
export const fieldViews: { readonly [T in FieldTypeName]: FieldView<T> } = {
  text: textView,
  textarea: textareaView,
  email: emailView,
  number: numberView,
  date: dateView,
  checkbox: checkboxView,
  select: selectView,
  'multi-select': multiSelectView,
  postcode: postcodeView,
  'text-layout': textLayoutView,
  group: groupView,
  'input-collection': inputCollectionView,
};
