import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import * as basics from './basic-views.ts';
import type { FieldView, FieldViews } from './field-view.ts';

type FieldLoaders = { readonly [T in FieldTypeName]: () => FieldView<T> | Promise<FieldView<T>> };

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
};

/** Fetches the code of the types a form uses, all in one parallel round. */
export async function loadFieldViews(types: readonly string[]): Promise<FieldViews> {
  const known = types.filter(isFieldType);
  const entries = await Promise.all(
    known.map(async (type) => [type, await fieldLoaders[type]()] as const),
  );
  return Object.fromEntries(entries);
}

function isFieldType(type: string): type is FieldTypeName {
  return Object.hasOwn(fieldLoaders, type);
}
