import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { changeField } from '../../../document/field-commands.ts';
import type { Editor } from '../../../editor/editor.ts';

/** Gives a field an uploaded file, a download with its name and size, as one undo step. */
export function chooseAttachment(
  editor: Editor,
  field: Field,
  { url, purpose, name, size_bytes: file_size }: Attachment,
): void {
  const ofDownload = {
    custom_properties: { ...field.custom_properties, file_name: name, file_size },
  };
  editor.perform(changeField(field.id, { url, ...(purpose === 'download' && ofDownload) }), {
    label: msg`Bestand “${name}” kiezen`,
  });
}
