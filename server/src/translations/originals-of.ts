import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { allTexts } from '@form-builder/core/translations/all-texts.ts';
import type { VersionRow } from '../versions/versions-queries.ts';

/** Returns the texts of a version in its own language, by the key of their translations. */
export function originalsOf({ definition, ...version }: VersionRow): ReadonlyMap<string, string> {
  const texts = allTexts({ ...version, pages: definition.pages }, fieldTypes);
  return new Map(texts.map(({ key, text }) => [key, text]));
}
