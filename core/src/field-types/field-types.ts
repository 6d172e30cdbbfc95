import type { DateFormulaSettings } from './date-formula/date-formula.ts';
import type { FormulaAnswer, FormulaSettings } from './formula/formula.ts';
import type { EmailSettings } from './email/email.ts';
import type { NumberSettings } from './number/number.ts';
import type { DateSettings } from './date/date.ts';
import type { CheckboxSettings } from './checkbox/checkbox.ts';
import type { InputCollectionSettings, Row } from './input-collection/input-collection.ts';
import type { SelectSettings } from './select/select.ts';
import type { MultiSelectSettings } from './multi-select/multi-select.ts';
import type { PostcodeSettings } from './postcode/postcode.ts';
import type { TextSettings } from './text/text.ts';
import type { TextLayoutSettings } from './text-layout/text-layout.ts';
import type { TextareaSettings } from './textarea/textarea.ts';
import type { NoSettings } from './field-type.ts';

/** Settings (`custom_properties`) and answer of every field type. */
export interface FieldTypes {
  text: { settings: TextSettings; value: string };
  textarea: { settings: TextareaSettings; value: string };
  email: { settings: EmailSettings; value: string };
  number: { settings: NumberSettings; value: number };
  date: { settings: DateSettings; value: string };
  checkbox: { settings: CheckboxSettings; value: boolean };
  select: { settings: SelectSettings; value: string };
  'multi-select': { settings: MultiSelectSettings; value: readonly string[] };
  postcode: { settings: PostcodeSettings; value: string };
  'text-layout': { settings: TextLayoutSettings; value: never };
  group: { settings: NoSettings; value: never };
  'input-collection': { settings: InputCollectionSettings; value: readonly Row[] };
  formula: { settings: FormulaSettings; value: FormulaAnswer };
  'date-formula': { settings: DateFormulaSettings; value: string };
}

/** A field type's id: also its folder's name in every workspace. */
export type FieldTypeName = keyof FieldTypes;

/** What one field's answer can be; `null` means not answered. */
export type AnswerValue = FieldTypes[FieldTypeName]['value'] | null;

/** The answers of a form by field id (decisions, section 9). */
export type Answers = Readonly<Record<string, AnswerValue>>;
