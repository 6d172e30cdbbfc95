import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { checkboxEntry } from './checkbox/checkbox-entry.ts';
import { dateEntry } from './date/date-entry.ts';
import { emailEntry } from './email/email-entry.ts';
import type { FieldTypeEntry } from './field-type-entry.ts';
import { groupEntry } from './group/group-entry.ts';
import { inputCollectionEntry } from './input-collection/input-collection-entry.ts';
import { multiSelectEntry } from './multi-select/multi-select-entry.ts';
import { numberEntry } from './number/number-entry.ts';
import { postcodeEntry } from './postcode/postcode-entry.ts';
import { selectEntry } from './select/select-entry.ts';
import { textLayoutEntry } from './text-layout/text-layout-entry.ts';
import { textEntry } from './text/text-entry.ts';
import { textareaEntry } from './textarea/textarea-entry.ts';

/** An entry for every type, in the order of the palette: a forgotten one does not compile. */
export const fieldTypeEntries: Readonly<Record<FieldTypeName, FieldTypeEntry>> = {
  text: textEntry,
  textarea: textareaEntry,
  email: emailEntry,
  number: numberEntry,
  date: dateEntry,
  postcode: postcodeEntry,
  checkbox: checkboxEntry,
  select: selectEntry,
  'multi-select': multiSelectEntry,
  'text-layout': textLayoutEntry,
  group: groupEntry,
  'input-collection': inputCollectionEntry,
};
