import { authDefinition } from './auth/auth.ts';
import { bagDefinition } from './bag/bag.ts';
import { breakDefinition } from './break/break.ts';
import { bsnDefinition } from './bsn/bsn.ts';
import { checkboxDefinition } from './checkbox/checkbox.ts';
import { checklistDefinition } from './checklist/checklist.ts';
import { currencyDefinition } from './currency/currency.ts';
import { customListDefinition } from './custom-list/custom-list.ts';
import { dateFormulaDefinition } from './date-formula/date-formula.ts';
import { dateDefinition } from './date/date.ts';
import { datetimeDefinition } from './datetime/datetime.ts';
import { dividerDefinition } from './divider/divider.ts';
import { downloadableFileDefinition } from './downloadable-file/downloadable-file.ts';
import { emailDefinition } from './email/email.ts';
import type { FieldTypeName, FieldTypeRegistry } from './field-types.ts';
import { fileDefinition } from './file/file.ts';
import { filesDefinition } from './files/files.ts';
import { formulaDefinition } from './formula/formula.ts';
import { geolocationDefinition } from './geolocation/geolocation.ts';
import { groupDefinition } from './group/group.ts';
import { ibanDefinition } from './iban/iban.ts';
import { imageDefinition } from './image/image.ts';
import { inlineNoticeDefinition } from './inline-notice/inline-notice.ts';
import { inputCollectionDefinition } from './input-collection/input-collection.ts';
import { kvkApiDefinition } from './kvk-api/kvk-api.ts';
import { kvkDefinition } from './kvk/kvk.ts';
import { matterDefinition } from './matter/matter.ts';
import { multiCustomListDefinition } from './multi-custom-list/multi-custom-list.ts';
import { multiSelectDefinition } from './multi-select/multi-select.ts';
import { numberDefinition } from './number/number.ts';
import { paymentDefinition } from './payment/payment.ts';
import { phoneDefinition } from './phone/phone.ts';
import { postcodeDefinition } from './postcode/postcode.ts';
import { redactedDefinition } from './redacted/redacted.ts';
import { selectDefinition } from './select/select.ts';
import { stopBlockDefinition } from './stop-block/stop-block.ts';
import { templateDefinition } from './template/template.ts';
import { textLayoutDefinition } from './text-layout/text-layout.ts';
import { textTitleDefinition } from './text-title/text-title.ts';
import { textDefinition } from './text/text.ts';
import { textareaDefinition } from './textarea/textarea.ts';
import { timeDefinition } from './time/time.ts';
import { urlDefinition } from './url/url.ts';

/** Every field type, in the order the palette offers them. Server and admin only: it loads all. */
export const fieldTypes: FieldTypeRegistry = {
  text: textDefinition,
  textarea: textareaDefinition,
  email: emailDefinition,
  phone: phoneDefinition,
  url: urlDefinition,
  number: numberDefinition,
  currency: currencyDefinition,
  date: dateDefinition,
  time: timeDefinition,
  datetime: datetimeDefinition,
  postcode: postcodeDefinition,
  checkbox: checkboxDefinition,
  select: selectDefinition,
  'multi-select': multiSelectDefinition,
  checklist: checklistDefinition,
  iban: ibanDefinition,
  bsn: bsnDefinition,
  kvk: kvkDefinition,
  file: fileDefinition,
  files: filesDefinition,
  redacted: redactedDefinition,
  geolocation: geolocationDefinition,
  formula: formulaDefinition,
  'date-formula': dateFormulaDefinition,
  'text-layout': textLayoutDefinition,
  'text-title': textTitleDefinition,
  'inline-notice': inlineNoticeDefinition,
  image: imageDefinition,
  'downloadable-file': downloadableFileDefinition,
  divider: dividerDefinition,
  group: groupDefinition,
  'input-collection': inputCollectionDefinition,
  break: breakDefinition,
  'stop-block': stopBlockDefinition,
  template: templateDefinition,
  auth: authDefinition,
  payment: paymentDefinition,
  bag: bagDefinition,
  'kvk-api': kvkApiDefinition,
  matter: matterDefinition,
  'custom-list': customListDefinition,
  'multi-custom-list': multiCustomListDefinition,
};

/** The names of all field types, in the order of the registry. */
// Object.keys answers strings; the registry has exactly the names as keys.
export const fieldTypeNames = Object.keys(fieldTypes) as readonly FieldTypeName[];
