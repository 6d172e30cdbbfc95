import type { FormFilePurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { findDefinition } from '../../../../field-types/find-definition.ts';
import type { SettingInputProps } from '../../setting-input.ts';
import { ShortTextInput } from '../text-inputs.tsx';
import { AttachmentPicker } from './attachment-picker.tsx';

/** The image or download of a field: uploaded, or elsewhere on the web. */
export function AttachmentInput(props: SettingInputProps) {
  const purpose = purposeOf(props.field);
  if (purpose === undefined) return <ShortTextInput {...props} />;
  return <AttachmentPicker {...props} key={props.field.id} purpose={purpose} />;
}

/** A type with an alternative text shows its file; one with a file name lets visitors save it. */
function purposeOf(field: Field): FormFilePurpose | undefined {
  const { settings } = findDefinition(field);
  if (settings.includes('alt')) return 'image';
  return settings.includes('file_name') ? 'download' : undefined;
}
