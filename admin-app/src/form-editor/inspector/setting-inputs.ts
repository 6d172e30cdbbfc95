import type { SettingInput } from '@form-builder/core/field-types/settings/setting-part.ts';
import { AutocompleteInput } from './inputs/autocomplete-input.tsx';
import { ChoiceInput } from './inputs/choice-input.tsx';
import { CustomListInput } from './inputs/custom-list-input.tsx';
import { DateInput, MomentInput, TimeInput } from './inputs/date-input.tsx';
import { DateOptionInput } from './inputs/date-option-input.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import { FormulaSettingInput } from './inputs/formula-setting-input.tsx';
import { MappingInput } from './inputs/mapping-input.tsx';
import { MimeTypesInput } from './inputs/list-inputs.tsx';
import { DateMaskInput } from './inputs/date-mask-input.tsx';
import { LongTextInput, ShortTextInput } from './inputs/text-inputs.tsx';
import { NumberSettingInput } from './inputs/number-setting-input.tsx';
import { OptionInput, OptionListInput } from './inputs/options/option-inputs.tsx';
import { OptionPricesInput } from './inputs/option-prices-input.tsx';
import { OptionsInput } from './inputs/options/options-input.tsx';
import { PatternInput } from './inputs/pattern-input.tsx';
import { ProviderSettingInput } from './inputs/provider-setting-input.tsx';
import { RichTextInput } from './inputs/rich-text/rich-text-input.tsx';
import { TemplateSetting } from '../templates/template-setting.tsx';
import { ToggleInput } from './inputs/toggle-input.tsx';
import { panelPart } from '../panel-part.ts';
import type { SettingInputView } from './setting-input.ts';

const AttachmentInput = panelPart(
  () => import('./inputs/attachment/attachment-input.tsx'),
  'AttachmentInput',
);
const CaseTypesInput = panelPart(() => import('./inputs/cases/case-inputs.tsx'), 'CaseTypesInput');

interface SettingControl {
  readonly Input: SettingInputView;
  /** Whether quick consecutive changes are merged into one undo step. */
  readonly isTyped: boolean;
}

/** For settings that another control sets. */
const NoInput: SettingInputView = () => null;

/** A control for every kind of setting: a forgotten one does not compile. */
export const settingInputs: Readonly<Record<SettingInput, SettingControl>> = {
  text: { Input: ShortTextInput, isTyped: true },
  multiline: { Input: LongTextInput, isTyped: true },
  'rich-text': { Input: RichTextInput, isTyped: true },
  formula: { Input: FormulaSettingInput, isTyped: true },
  toggle: { Input: ToggleInput, isTyped: false },
  number: { Input: NumberSettingInput, isTyped: true },
  choice: { Input: ChoiceInput, isTyped: false },
  date: { Input: DateInput, isTyped: true },
  time: { Input: TimeInput, isTyped: true },
  moment: { Input: MomentInput, isTyped: true },
  'date-option': { Input: DateOptionInput, isTyped: true },
  field: { Input: FieldInput, isTyped: false },
  mapping: { Input: MappingInput, isTyped: true },
  'mime-types': { Input: MimeTypesInput, isTyped: false },
  'case-types': { Input: CaseTypesInput, isTyped: false },
  'date-mask': { Input: DateMaskInput, isTyped: false },
  pattern: { Input: PatternInput, isTyped: true },
  options: { Input: OptionsInput, isTyped: true },
  option: { Input: OptionInput, isTyped: false },
  'option-prices': { Input: OptionPricesInput, isTyped: true },
  'option-list': { Input: OptionListInput, isTyped: false },
  template: { Input: TemplateSetting, isTyped: false },
  provider: { Input: ProviderSettingInput, isTyped: false },
  'list-of-organisation': { Input: CustomListInput, isTyped: false },
  none: { Input: NoInput, isTyped: false },
  attachment: { Input: AttachmentInput, isTyped: true },
  autocomplete: { Input: AutocompleteInput, isTyped: false },
};
