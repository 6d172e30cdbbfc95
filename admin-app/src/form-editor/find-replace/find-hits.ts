import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { allTexts, type VersionText } from '@form-builder/core/translations/all-texts.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { matchText, type SearchOptions, type TextMatch } from './match-text.ts';

/** One place in a text for visitors that matches the search. */
export interface Hit extends TextMatch {
  readonly place: VersionText;
}

/**
 * Finds all matches in the texts for visitors, in reading order. Texts within building blocks are left out:
 * they are changed in the block.
 */
export function findHits(document: EditedVersion, options: SearchOptions): readonly Hit[] {
  const inBlocks = fieldsInBlocks(document);
  return allTexts(document, fieldTypes)
    .filter(({ fieldId }) => fieldId === undefined || !inBlocks.has(fieldId))
    .flatMap((place) => matchText(place.text, options).map((match) => ({ ...match, place })));
}

function fieldsInBlocks({ pages }: EditedVersion): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { field, parent } of iterateFields(pages)) {
    if (parent && (isTemplateField(parent) || found.has(parent.id))) found.add(field.id);
  }
  return found;
}
