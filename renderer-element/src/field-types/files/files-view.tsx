import { fileRestrictions } from '@form-builder/core/field-types/file-restrictions.ts';
import { filesDefinition, filesRules } from '@form-builder/core/field-types/files/files.ts';
import { FilesControl } from '../../uploads/files-control.tsx';
import type { FieldView } from '../field-view.ts';

/** Files to send along, several at once. */
export const filesView: FieldView<'files'> = {
  definition: filesDefinition,
  frame: () => 'legend',
  hint: ({ custom_properties: limits }, text) => fileRestrictions(limits, text),
  Control: (props) => <FilesControl {...props} rules={filesRules(props.field)} isForMany />,
};
