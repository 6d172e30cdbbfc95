import { bsnView } from './bsn/bsn-view.tsx';
import { checkboxView } from './checkbox/checkbox-view.tsx';
import { checklistView } from './checklist/checklist-view.tsx';
import { currencyView } from './currency/currency-view.tsx';
import { dateFormulaView } from './date-formula/date-formula-view.tsx';
import { dateView } from './date/date-view.tsx';
import { dividerView } from './divider/divider-view.tsx';
import { downloadableFileView } from './downloadable-file/downloadable-file-view.tsx';
import { emailView } from './email/email-view.tsx';
import type { FieldView } from './field-view.ts';
import { formulaView } from './formula/formula-view.tsx';
import { groupView } from './group/group-view.tsx';
import { ibanView } from './iban/iban-view.tsx';
import { imageView } from './image/image-view.tsx';
import { inlineNoticeView } from './inline-notice/inline-notice-view.tsx';
import { inputCollectionView } from './input-collection/input-collection-view.tsx';
import { kvkView } from './kvk/kvk-view.tsx';
import { multiSelectView } from './multi-select/multi-select-view.tsx';
import { numberView } from './number/number-view.tsx';
import { phoneView } from './phone/phone-view.tsx';
import { postcodeView } from './postcode/postcode-view.tsx';
import { selectView } from './select/select-view.tsx';
import { stopBlockView } from './stop-block/stop-block-view.tsx';
import { textLayoutView } from './text-layout/text-layout-view.tsx';
import { textTitleView } from './text-title/text-title-view.tsx';
import { textView } from './text/text-view.tsx';
import { textareaView } from './textarea/textarea-view.tsx';
import { timeView } from './time/time-view.tsx';
import type { TypeWithView } from './types-without-view.ts';
import { urlView } from './url/url-view.tsx';

/** Every view at once, for places that show any form without waiting: previews and stories. */
export const fieldViews: { readonly [T in TypeWithView]: FieldView<T> } = {
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
  time: timeView,
  url: urlView,
  phone: phoneView,
  currency: currencyView,
  iban: ibanView,
  bsn: bsnView,
  kvk: kvkView,
  checklist: checklistView,
  formula: formulaView,
  'date-formula': dateFormulaView,
  'text-title': textTitleView,
  'inline-notice': inlineNoticeView,
  image: imageView,
  'downloadable-file': downloadableFileView,
  divider: dividerView,
  'stop-block': stopBlockView,
};
