import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { authEntry } from './auth/auth-entry.ts';
import { bagEntry } from './bag/bag-entry.ts';
import { breakEntry } from './break/break-entry.ts';
import { bsnEntry } from './bsn/bsn-entry.ts';
import { checkboxEntry } from './checkbox/checkbox-entry.ts';
import { checklistEntry } from './checklist/checklist-entry.ts';
import { currencyEntry } from './currency/currency-entry.ts';
import { customListEntry } from './custom-list/custom-list-entry.ts';
import { dateFormulaEntry } from './date-formula/date-formula-entry.ts';
import { dateEntry } from './date/date-entry.ts';
import { datetimeEntry } from './datetime/datetime-entry.ts';
import { dividerEntry } from './divider/divider-entry.ts';
import { downloadableFileEntry } from './downloadable-file/downloadable-file-entry.ts';
import { emailEntry } from './email/email-entry.ts';
import type { FieldTypeEntry } from './field-type-entry.ts';
import { fileEntry } from './file/file-entry.ts';
import { filesEntry } from './files/files-entry.ts';
import { formulaEntry } from './formula/formula-entry.ts';
import { geolocationEntry } from './geolocation/geolocation-entry.ts';
import { groupEntry } from './group/group-entry.ts';
import { ibanEntry } from './iban/iban-entry.ts';
import { imageEntry } from './image/image-entry.ts';
import { inlineNoticeEntry } from './inline-notice/inline-notice-entry.ts';
import { inputCollectionEntry } from './input-collection/input-collection-entry.ts';
import { kvkApiEntry } from './kvk-api/kvk-api-entry.ts';
import { kvkEntry } from './kvk/kvk-entry.ts';
import { matterEntry } from './matter/matter-entry.ts';
import { multiCustomListEntry } from './multi-custom-list/multi-custom-list-entry.ts';
import { multiSelectEntry } from './multi-select/multi-select-entry.ts';
import { numberEntry } from './number/number-entry.ts';
import { paymentEntry } from './payment/payment-entry.ts';
import { phoneEntry } from './phone/phone-entry.ts';
import { postcodeEntry } from './postcode/postcode-entry.ts';
import { redactedEntry } from './redacted/redacted-entry.ts';
import { selectEntry } from './select/select-entry.ts';
import { stopBlockEntry } from './stop-block/stop-block-entry.ts';
import { templateEntry } from './template/template-entry.ts';
import { textLayoutEntry } from './text-layout/text-layout-entry.ts';
import { textTitleEntry } from './text-title/text-title-entry.ts';
import { textEntry } from './text/text-entry.ts';
import { textareaEntry } from './textarea/textarea-entry.ts';
import { timeEntry } from './time/time-entry.ts';
import { urlEntry } from './url/url-entry.ts';

/** An entry for every type, in the order of the palette: a forgotten one does not compile. */
export const fieldTypeEntries: Readonly<Record<FieldTypeName, FieldTypeEntry>> = {
  text: textEntry,
  textarea: textareaEntry,
  email: emailEntry,
  phone: phoneEntry,
  url: urlEntry,
  number: numberEntry,
  currency: currencyEntry,
  date: dateEntry,
  time: timeEntry,
  datetime: datetimeEntry,
  postcode: postcodeEntry,
  checkbox: checkboxEntry,
  select: selectEntry,
  'multi-select': multiSelectEntry,
  checklist: checklistEntry,
  iban: ibanEntry,
  bsn: bsnEntry,
  kvk: kvkEntry,
  file: fileEntry,
  files: filesEntry,
  redacted: redactedEntry,
  geolocation: geolocationEntry,
  formula: formulaEntry,
  'date-formula': dateFormulaEntry,
  'text-layout': textLayoutEntry,
  'text-title': textTitleEntry,
  'inline-notice': inlineNoticeEntry,
  image: imageEntry,
  'downloadable-file': downloadableFileEntry,
  divider: dividerEntry,
  group: groupEntry,
  'input-collection': inputCollectionEntry,
  break: breakEntry,
  'stop-block': stopBlockEntry,
  template: templateEntry,
  auth: authEntry,
  payment: paymentEntry,
  bag: bagEntry,
  'kvk-api': kvkApiEntry,
  matter: matterEntry,
  'custom-list': customListEntry,
  'multi-custom-list': multiCustomListEntry,
};
