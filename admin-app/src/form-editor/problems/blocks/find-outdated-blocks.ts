import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { msg } from '@lingui/core/macro';
import type { EditedVersion } from '../../document/edited-version.ts';
import { locatedFields } from '../../document/place.ts';
import type { TranslateDescriptor } from '../../editor/editor-texts.ts';
import { selectionName } from '../../editor/selection-name.ts';
import type { OneSelected } from '../../editor/selection.ts';
import type { EditorProblem } from '../problem.ts';
import type { NewestBlocks } from './newest-blocks-query.ts';

/** Finds the building blocks in a version of which another version is published: visitors are not harmed by it. */
export function findOutdatedBlocks(
  version: EditedVersion,
  newest: NewestBlocks,
  texts: TranslateDescriptor,
): readonly EditorProblem[] {
  return [...locatedFields(version.pages)].flatMap(({ field }): readonly EditorProblem[] => {
    const { id, template_id: template = '', template_version_id: pinned } = field;
    const published = isTemplateField(field) ? newest.get(template) : undefined;
    if (!published || pinned === undefined || published.versionId === pinned) return [];
    const { number, versionId } = published;
    const at: OneSelected = { kind: 'field', id };
    return [
      {
        key: `block ${id}`,
        severity: 'hint',
        text: texts(msg`Versie ${number} van dit bouwblok is er. Dit formulier heeft een andere.`),
        at,
        where: selectionName(at, version, texts),
        newerBlock: versionId,
        fixLabel: msg`versie ${number} overnemen`,
      },
    ];
  });
}
