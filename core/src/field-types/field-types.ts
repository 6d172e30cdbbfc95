import type { AuthAnswer, AuthSettings } from './auth/auth.ts';
import type { BagAnswer, BagSettings } from './bag/bag.ts';
import type { BreakSettings } from './break/break.ts';
import type { CheckboxSettings } from './checkbox/checkbox.ts';
import type { ChecklistSettings } from './checklist/checklist.ts';
import type { CurrencySettings } from './currency/currency.ts';
import type { CustomListSettings } from './custom-list/custom-list.ts';
import type { DateFormulaSettings } from './date-formula/date-formula.ts';
import type { DateSettings } from './date/date.ts';
import type { DatetimeSettings } from './datetime/datetime.ts';
import type { DownloadableFileSettings } from './downloadable-file/downloadable-file.ts';
import type { EmailSettings } from './email/email.ts';
import type { FieldTypeDefinition, NoSettings } from './field-type.ts';
import type { FileSettings } from './file/file.ts';
import type { FilesSettings } from './files/files.ts';
import type { FormulaAnswer, FormulaSettings } from './formula/formula.ts';
import type { GeolocationAnswer } from './geolocation/geolocation.ts';
import type { ImageSettings } from './image/image.ts';
import type { InlineNoticeSettings } from './inline-notice/inline-notice.ts';
import type { InputCollectionSettings } from './input-collection/input-collection.ts';
import type { KvkApiAnswer, KvkApiSettings } from './kvk-api/kvk-api.ts';
import type { ListItem } from './list-item.ts';
import type { LoadingTier, LoadingTierOf } from './loading-tiers.ts';
import type { MatterAnswer, MatterSettings } from './matter/matter.ts';
import type { MultiCustomListSettings } from './multi-custom-list/multi-custom-list.ts';
import type { MultiSelectSettings } from './multi-select/multi-select.ts';
import type { NumberSettings } from './number/number.ts';
import type { PaymentAnswer, PaymentSettings } from './payment/payment.ts';
import type { PhoneSettings } from './phone/phone.ts';
import type { PostcodeSettings } from './postcode/postcode.ts';
import type { RedactedSettings } from './redacted/redacted.ts';
import type { SelectSettings } from './select/select.ts';
import type { StopBlockSettings } from './stop-block/stop-block.ts';
import type { TextLayoutSettings } from './text-layout/text-layout.ts';
import type { TextSettings } from './text/text.ts';
import type { TextareaSettings } from './textarea/textarea.ts';
import type { TimeSettings } from './time/time.ts';
import type { UploadedFile } from './uploads/uploaded-file.ts';
import type { UrlSettings } from './url/url.ts';

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
  time: { settings: TimeSettings; value: string };
  datetime: { settings: DatetimeSettings; value: string };
  url: { settings: UrlSettings; value: string };
  phone: { settings: PhoneSettings; value: string };
  currency: { settings: CurrencySettings; value: number };
  iban: { settings: NoSettings; value: string };
  bsn: { settings: NoSettings; value: string };
  kvk: { settings: NoSettings; value: string };
  checklist: { settings: ChecklistSettings; value: readonly string[] };
  file: { settings: FileSettings; value: readonly UploadedFile[] };
  files: { settings: FilesSettings; value: readonly UploadedFile[] };
  redacted: { settings: RedactedSettings; value: readonly UploadedFile[] };
  geolocation: { settings: NoSettings; value: GeolocationAnswer };
  'text-title': { settings: NoSettings; value: never };
  'inline-notice': { settings: InlineNoticeSettings; value: never };
  divider: { settings: NoSettings; value: never };
  image: { settings: ImageSettings; value: never };
  'downloadable-file': { settings: DownloadableFileSettings; value: never };
  break: { settings: BreakSettings; value: never };
  'stop-block': { settings: StopBlockSettings; value: never };
  template: { settings: NoSettings; value: never };
  auth: { settings: AuthSettings; value: AuthAnswer };
  payment: { settings: PaymentSettings; value: PaymentAnswer | number };
  bag: { settings: BagSettings; value: BagAnswer };
  'kvk-api': { settings: KvkApiSettings; value: KvkApiAnswer };
  matter: { settings: MatterSettings; value: MatterAnswer };
  'custom-list': { settings: CustomListSettings; value: ListItem };
  'multi-custom-list': { settings: MultiCustomListSettings; value: readonly ListItem[] };
}

/** A field type's id: also its folder's name in every workspace. */
export type FieldTypeName = keyof FieldTypes;

/** What one field's answer can be; `null` means not answered. */
export type AnswerValue = FieldTypes[FieldTypeName]['value'] | null;

/** The answers of a form by field id. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** One row's answers by field id. */
export interface Row {
  readonly [fieldId: string]: AnswerValue;
}

/** The definition of one type. */
export type DefinitionOf<T extends FieldTypeName> = FieldTypeDefinition<
  T,
  FieldTypes[T]['settings'],
  FieldTypes[T]['value']
>;

/** A definition for every type: a forgotten one does not compile. */
export type FieldTypeRegistry = { readonly [T in FieldTypeName]: DefinitionOf<T> };

/** The definitions a program needs: those of the types its form uses. */
export type PartialFieldTypeRegistry = Partial<FieldTypeRegistry>;

/** The definition of some type, when which one does not matter. */
export type AnyDefinition = DefinitionOf<FieldTypeName>;

/** The types of a tier. */
export type TypesLoadedWith<Tier extends LoadingTier> = {
  [T in FieldTypeName]: LoadingTierOf<T> extends Tier ? T : never;
}[FieldTypeName];
