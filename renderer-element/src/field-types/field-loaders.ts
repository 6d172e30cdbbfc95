import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-type.ts';
import type { MapAnswers } from '@form-builder/core/session/mapped-answers.ts';
import { addStyles } from '../theme/style-sheets.ts';
import { basicViews } from './basic-views.ts';
import type { FieldViews } from './field-view.ts';

/** The code of the types a form uses, and of others that come with it. */
export interface LoadedTypes {
  readonly types: PartialFieldTypeRegistry;
  /** Views of the types that can be shown. */
  readonly views: FieldViews;
  /** Fills in other fields, for types whose answers do. */
  readonly mapAnswers: MapAnswers | undefined;
}

/** What a file with views holds. */
interface ViewFile {
  readonly views: FieldViews;
  readonly viewStyles: readonly string[];
  readonly mapAnswers?: MapAnswers;
}

/** Which file holds the view of a type that did not come with the element; the first that fits. */
const viewFiles: readonly (readonly [RegExp, () => Promise<ViewFile>])[] = [
  [/^files?$/, () => import('./file-views.ts')],
  [/^redacted$/, () => import('./redacted-views.ts')],
  [/^geo/, () => import('./geolocation-views.ts')],
  [
    /^(?:auth|payment|bag|kvk-api|matter|(?:multi-)?custom-list)$/,
    () => import('./service-views.ts'),
  ],
  [/^/, () => import('./other-views.ts')],
];

/** Fetches the code of the types a form uses, in one parallel round; the light ones are there. */
export async function loadFieldTypes(names: readonly string[]): Promise<LoadedTypes> {
  const missing = names.filter((name) => !Object.hasOwn(basicViews, name));
  const loaders = missing.flatMap(
    (name) => viewFiles.find(([pattern]) => pattern.test(name))?.[1] ?? [],
  );
  const files = await Promise.all([...new Set(loaders)].map((load) => load()));
  files.flatMap(({ viewStyles }) => viewStyles).forEach(addStyles);
  const views: FieldViews = files.reduce<FieldViews>(
    (all, file) => ({ ...all, ...file.views }),
    basicViews,
  );
  const types = Object.fromEntries(
    Object.values(views).map(({ definition }) => [definition.type, definition]),
  );
  const mapAnswers = files.find((file) => file.mapAnswers)?.mapAnswers;
  return { types, views, mapAnswers };
}
