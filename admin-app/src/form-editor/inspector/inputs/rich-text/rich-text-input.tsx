import { Input } from '@mantine/core';
import { useId } from 'react';
import type { SettingInputProps } from '../../setting-input.ts';
import { asText } from '../text-inputs.tsx';
import { LazyRichTextEditor } from './lazy-rich-text-editor.tsx';

/** Edits text with headings, lists, links and emphasis. The editor loads on first use. */
export function RichTextInput({
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
  field,
}: SettingInputProps) {
  const labelId = useId();
  return (
    <Input.Wrapper
      label={label}
      labelProps={{ id: labelId }}
      labelElement="div"
      description={help}
      error={error}
    >
      <LazyRichTextEditor
        key={field.id}
        labelId={labelId}
        html={asText(value)}
        isReadOnly={isReadOnly}
        onChange={change}
      />
    </Input.Wrapper>
  );
}
