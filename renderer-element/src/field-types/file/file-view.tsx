import { fileDefinition, fileRules } from '@form-builder/core/field-types/file/file.ts';
import { FilesControl } from '../../uploads/files-control.tsx';
import type { FieldView } from '../../state/field-view.ts';

/** One file to send along. */
export const fileView: FieldView<'file'> = {
  definition: fileDefinition,
  frame: () => 'legend',
  Control: (props) => (
    <FilesControl
      {...props}
      rules={fileRules(props.field)}
      statedLimits={props.field.custom_properties}
      isForMany={false}
    />
  ),
};
