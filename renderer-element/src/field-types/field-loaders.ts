import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-type.ts';
import { basicViews } from './basic-views.ts';
import type { FieldView, FieldViews } from './field-view.ts';
import type { TypeWithView } from './types-without-view.ts';

type LoadedType = Exclude<TypeWithView, keyof typeof basicViews>;

const inputViews = async () => (await import('./input-views.ts')).views;
const layoutViews = async () => (await import('./layout-views.ts')).views;
const compoundViews = async () => (await import('./compound-views.ts')).views;

/** Where the code of the other types is: a type without a view does not compile. */
const fieldLoaders: {
  readonly [T in LoadedType]: () => Promise<{ readonly [K in T]: FieldView<K> }>;
} = {
  time: inputViews,
  url: inputViews,
  phone: inputViews,
  currency: inputViews,
  iban: inputViews,
  bsn: inputViews,
  kvk: inputViews,
  'text-title': layoutViews,
  'inline-notice': layoutViews,
  image: layoutViews,
  'downloadable-file': layoutViews,
  divider: layoutViews,
  'stop-block': layoutViews,
  checklist: compoundViews,
  formula: compoundViews,
  'date-formula': compoundViews,
  'input-collection': compoundViews,
};

/** The code of the types a form uses. */
export interface LoadedTypes {
  readonly types: PartialFieldTypeRegistry;
  /** Views of the types that can be shown. */
  readonly views: FieldViews;
}

/** Fetches the code of the types a form uses, all in one parallel round. */
export async function loadFieldTypes(names: readonly string[]): Promise<LoadedTypes> {
  const others = names.filter((name) => !Object.hasOwn(basicViews, name));
  const [definitions, ...loaded] = await Promise.all([
    others.every(isShown) ? {} : loadDefinitionsWithoutView(),
    ...others.filter(isShown).map((type) => fieldLoaders[type]()),
  ]);
  // Each part holds views by the names of their types.
  const views = Object.assign({}, basicViews, ...loaded) as FieldViews;
  return { types: { ...definitions, ...definitionsOf(views) }, views };
}

async function loadDefinitionsWithoutView(): Promise<PartialFieldTypeRegistry> {
  return (await import('./definitions-without-view.ts')).definitions;
}

function definitionsOf(views: FieldViews): PartialFieldTypeRegistry {
  return Object.fromEntries(
    Object.values(views).map(({ definition }) => [definition.type, definition]),
  );
}

function isShown(type: string): type is LoadedType {
  return Object.hasOwn(fieldLoaders, type);
}
