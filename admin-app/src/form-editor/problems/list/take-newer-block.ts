import { msg } from '@lingui/core/macro';
import { notifyError } from '../../../api/notify.ts';
import { queryClient } from '../../../api/query-client.ts';
import { versionQuery } from '../../../api/version-query.ts';
import { findField } from '../../document/place.ts';
import type { Editor } from '../../editor/editor.ts';
import { changeTemplate } from '../../templates/template-actions.ts';

/** Updates the building block of a field to a version, as one undo step; somebody may just have done it. */
export async function takeNewerBlock(
  editor: Editor,
  fieldId: string,
  versionId: string,
): Promise<void> {
  try {
    const version = await queryClient.query(versionQuery(versionId));
    const field = findField(editor.document().pages, fieldId)?.field;
    if (!field || field.template_version_id === versionId) {
      editor.notify({ text: msg`Dit is al aangepast.`, canUndo: false });
      return;
    }
    changeTemplate(editor, field, version);
    editor.select({ kind: 'field', id: fieldId });
    const { number } = version;
    editor.notify({ text: msg`Versie ${number} van het bouwblok is overgenomen.`, canUndo: true });
  } catch (error) {
    notifyError(error);
  }
}
