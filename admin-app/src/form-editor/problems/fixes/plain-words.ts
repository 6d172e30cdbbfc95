import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { pageTextsOf, textsOfField } from '@form-builder/core/form/translatable-texts.ts';
import { isInterchangeable } from '@form-builder/core/plain-language/dutch-words.ts';
import { replaceWord } from '@form-builder/core/plain-language/replace-word.ts';
import type { FindingPath } from '@form-builder/core/analysis/finding.ts';
import type { VersionText } from '@form-builder/core/translations/all-texts.ts';
import { versionTexts } from '@form-builder/core/translations/version-texts.ts';
import { msg } from '@lingui/core/macro';
import { combineCommands } from '../../document/command.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { findField } from '../../document/place.ts';
import { asWritten, writeText } from '../../find-replace/write-text.ts';
import type { FindFix } from './fix.ts';

/** Writes the plain word instead of the difficult one, or the words instead of an abbreviation, where that is correct as it is. */
export const replaceDifficultWord: FindFix = ({ path, params }, document) => {
  const [difficult, plain] = [String(params['word']), String(params['plain'])];
  if (!isInterchangeable({ difficult, plain })) return undefined;
  const commands = textsAt(path, document).flatMap((place) => {
    const replaced = replaceWord(place.text, { difficult, plain: asWritten(place, plain) });
    return replaced === undefined ? [] : [writeText(place, replaced)];
  });
  if (commands.length === 0) return undefined;
  return {
    label: msg`“${difficult}” vervangen door “${plain}”`,
    command: combineCommands(commands),
  };
};

/** The text in a setting, or the texts of all options of a question. */
function textsAt(
  { field_id: fieldId, page_id: pageId, setting }: FindingPath,
  { pages, ...version }: EditedVersion,
): readonly VersionText[] {
  const field = fieldId === undefined ? undefined : findField(pages, fieldId)?.field;
  const page = pages.find(({ id }) => id === pageId);
  const texts: Iterable<VersionText> = field
    ? textsOfField(field, fieldTypes)
    : page
      ? pageTextsOf(page)
      : versionTexts(version);
  return [...texts].filter((text) => (text.setting ?? text.key) === setting);
}
