import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { allTexts, type VersionText } from '@form-builder/core/translations/all-texts.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { EditedVersion } from '../../form-editor/document/edited-version.ts';

/** The texts of one page, or those around the pages (`pageId` is `null`). */
export interface TranslationGroup {
  readonly pageId: string | null;
  readonly title: string;
  readonly texts: readonly VersionText[];
}

/** Returns the texts of a version by page, in reading order, without pages that have no texts. */
export function translationGroups(document: EditedVersion): readonly TranslationGroup[] {
  const pageOfField = new Map(
    document.pages.flatMap((page) =>
      [...iterateFields([page])].map(({ field }) => [field.id, page.id] as const),
    ),
  );
  const texts = allTexts(document, fieldTypes);
  const pageOf = ({ pageId, fieldId }: VersionText) =>
    pageId ?? (fieldId === undefined ? null : (pageOfField.get(fieldId) ?? null));
  const places = [{ id: null, title: '' }, ...document.pages];
  return places
    .map(({ id, title }) => ({
      pageId: id,
      title,
      texts: texts.filter((text) => pageOf(text) === id),
    }))
    .filter((group) => group.texts.length > 0);
}
