import type {
  AnyDefinition,
  PartialFieldTypeRegistry,
} from '@form-builder/core/field-types/field-type.ts';
import * as basics from './basic-views.ts';
import { definitionLoaders } from './definition-loaders.ts';
import type { FieldView, FieldViews } from './field-view.ts';
import type { TypeWithoutView, TypeWithView } from './types-without-view.ts';

type FieldLoaders = { readonly [T in TypeWithView]: () => FieldView<T> | Promise<FieldView<T>> };

/** Where the code of each field type is: a type without a view does not compile. */
const fieldLoaders: FieldLoaders = {
  text: () => basics.textView,
  textarea: () => basics.textareaView,
  email: () => basics.emailView,
  number: () => basics.numberView,
  date: () => basics.dateView,
  checkbox: () => basics.checkboxView,
  select: () => basics.selectView,
  'multi-select': () => basics.multiSelectView,
  postcode: () => basics.postcodeView,
  'text-layout': () => basics.textLayoutView,
  group: () => basics.groupView,
  'input-collection': async () =>
    (await import('./input-collection/input-collection-view.tsx')).inputCollectionView,
  time: async () => (await import('./time/time-view.tsx')).timeView,
  url: async () => (await import('./url/url-view.tsx')).urlView,
  phone: async () => (await import('./phone/phone-view.tsx')).phoneView,
  currency: async () => (await import('./currency/currency-view.tsx')).currencyView,
  iban: async () => (await import('./iban/iban-view.tsx')).ibanView,
  bsn: async () => (await import('./bsn/bsn-view.tsx')).bsnView,
  kvk: async () => (await import('./kvk/kvk-view.tsx')).kvkView,
  checklist: async () => (await import('./checklist/checklist-view.tsx')).checklistView,
  formula: async () => (await import('./formula/formula-view.tsx')).formulaView,
  'date-formula': async () =>
    (await import('./date-formula/date-formula-view.tsx')).dateFormulaView,
  'text-title': async () => (await import('./text-title/text-title-view.tsx')).textTitleView,
  'inline-notice': async () =>
    (await import('./inline-notice/inline-notice-view.tsx')).inlineNoticeView,
  image: async () => (await import('./image/image-view.tsx')).imageView,
  'downloadable-file': async () =>
    (await import('./downloadable-file/downloadable-file-view.tsx')).downloadableFileView,
  divider: async () => (await import('./divider/divider-view.tsx')).dividerView,
  'stop-block': async () => (await import('./stop-block/stop-block-view.tsx')).stopBlockView,
};

/** The code of the types a form uses. */
export interface LoadedTypes {
  readonly types: PartialFieldTypeRegistry;
  /** Views of the types that can be shown. */
  readonly views: FieldViews;
}

/** Fetches the code of the types a form uses, all in one parallel round. */
export async function loadFieldTypes(names: readonly string[]): Promise<LoadedTypes> {
  const [views, others] = await Promise.all([
    Promise.all(names.filter(isShown).map((type) => fieldLoaders[type]())),
    Promise.all(names.filter(isNotShown).map((type) => definitionLoaders[type]())),
  ]);
  const definitions: readonly AnyDefinition[] = [
    ...views.map(({ definition }) => definition),
    ...others,
  ];
  return {
    types: Object.fromEntries(definitions.map((definition) => [definition.type, definition])),
    views: Object.fromEntries(views.map((view) => [view.definition.type, view])),
  };
}

function isShown(type: string): type is TypeWithView {
  return Object.hasOwn(fieldLoaders, type);
}

function isNotShown(type: string): type is TypeWithoutView {
  return Object.hasOwn(definitionLoaders, type);
}
