import { filesDefinition, filesRules } from '@form-builder/core/field-types/files/files.ts';
import { FilesControl } from '../../uploads/files-control.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';

/** Several files to upload. */
export const filesView: FieldView<'files'> = {
  definition: filesDefinition,
  frame: () => 'legend',
  Control: (props) => (
    <FilesControl
      {...props}
      rules={filesRules(props.field)}
      statedLimits={props.field.custom_properties}
      isForMany
    />
  ),
};
