import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-type.ts';
import { basicViews } from './basic-views.ts';
import { addStyles } from '../theme/style-sheets.ts';
import type { FieldViews } from './field-view.ts';

/** The code of the types a form uses, and of others that come with it. */
export interface LoadedTypes {
  readonly types: PartialFieldTypeRegistry;
  /** Views of the types that can be shown. */
  readonly views: FieldViews;
}

/** Fetches the code of the types a form uses; the light ones are there. */
export async function loadFieldTypes(names: readonly string[]): Promise<LoadedTypes> {
  let views: FieldViews = basicViews;
  const isMissing = (name: string) => !Object.hasOwn(views, name);
  if (names.some(isMissing)) {
    const { otherViews, otherStyles } = await import('./other-views.ts');
    addStyles(otherStyles);
    views = { ...views, ...otherViews };
  }
  const types = Object.fromEntries(
    Object.values(views).map(({ definition }) => [definition.type, definition]),
  );
  if (!names.some(isMissing)) return { types, views };
  const { definitions } = await import('./definitions-without-view.ts');
  return { types: { ...types, ...definitions }, views };
}
