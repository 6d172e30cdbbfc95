import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { FieldView, FieldViews } from './field-view.ts';

type FieldLoaders = { readonly [T in FieldTypeName]: () => Promise<FieldView<T>> };

const basics = () => import('./basic-views.ts');

/** Where the code of each field type is: a type without a view does not compile. */
const fieldLoaders: FieldLoaders = {
  text: async () => (await basics()).textView,
  textarea: async () => (await basics()).textareaView,
  email: async () => (await basics()).emailView,
  number: async () => (await basics()).numberView,
  date: async () => (await basics()).dateView,
  checkbox: async () => (await basics()).checkboxView,
  select: async () => (await basics()).selectView,
  'multi-select': async () => (await basics()).multiSelectView,
  postcode: async () => (await basics()).postcodeView,
  'text-layout': async () => (await basics()).textLayoutView,
  group: async () => (await basics()).groupView,
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
