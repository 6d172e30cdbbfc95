import { checkboxDefinition } from './checkbox/checkbox.ts';
import { dateFormulaDefinition } from './date-formula/date-formula.ts';
import { dateDefinition } from './date/date.ts';
import { emailDefinition } from './email/email.ts';
import type { FieldTypeRegistry } from './field-type.ts';
import type { FieldTypeName } from './field-types.ts';
import { formulaDefinition } from './formula/formula.ts';
import { groupDefinition } from './group/group.ts';
import { inputCollectionDefinition } from './input-collection/input-collection.ts';
import { multiSelectDefinition } from './multi-select/multi-select.ts';
import { numberDefinition } from './number/number.ts';
import { postcodeDefinition } from './postcode/postcode.ts';
import { selectDefinition } from './select/select.ts';
import { textDefinition } from './text/text.ts';
import { textLayoutDefinition } from './text-layout/text-layout.ts';
import { textareaDefinition } from './textarea/textarea.ts';

/** Every field type, in the order the palette offers them. Server and admin only: it loads all. */
export const fieldTypes: FieldTypeRegistry = {
  text: textDefinition,
  textarea: textareaDefinition,
  email: emailDefinition,
  number: numberDefinition,
  date: dateDefinition,
  checkbox: checkboxDefinition,
  select: selectDefinition,
  'multi-select': multiSelectDefinition,
  postcode: postcodeDefinition,
  'text-layout': textLayoutDefinition,
  group: groupDefinition,
  'input-collection': inputCollectionDefinition,
  formula: formulaDefinition,
  'date-formula': dateFormulaDefinition,
};

/** The names of all field types, in the order of the registry. */
// Object.keys answers strings; the registry has exactly the names as keys.
export const fieldTypeNames = Object.keys(fieldTypes) as readonly FieldTypeName[];
