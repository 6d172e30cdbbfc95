import { TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useEditor } from '../../editor/editor-context.ts';
import { focusSelection } from '../../editor/focus-selection.ts';
import { addNextField, isQuestion, pasteLabels } from '../../editor/label-lines.ts';
import type { SettingInputProps } from '../setting-input.ts';
import { asText } from './text-inputs.tsx';

/**
 * The label of a field. Enter adds a field of the same type; pasted lines become fields, of which
 * the first is this one. Escape goes back to the field's box, where `/` and other keys work.
 */
export function LabelInput({
  field,
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  const editor = useEditor();
  const mayAdd = !isReadOnly && isQuestion(field);
  const onKeyDown = (event: KeyboardEvent) => {
    // In a drawer Escape closes the drawer.
    if (event.key === 'Escape' && editor.state.drawer === null) return focusSelection(editor);
    if (event.key !== 'Enter' || !mayAdd || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addNextField(editor, field);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!mayAdd) return;
    if (pasteLabels(editor, field, event.clipboardData.getData('text/plain')))
      event.preventDefault();
  };
  return (
    <TextInput
      name="label"
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
}
