import { fileDefinition, fileRules } from '@form-builder/core/field-types/file/file.ts';
import { FilesControl } from '../../uploads/files-control.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';

/** A file to upload. */
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
