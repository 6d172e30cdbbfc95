import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import type { SettingInputProps } from '../../setting-input.ts';
import { asText } from '../text-inputs.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

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
      <Suspense fallback={<Skeleton height={160} />}>
        <RichTextEditor
          key={field.id}
          labelId={labelId}
          html={asText(value)}
          isReadOnly={isReadOnly}
          onChange={change}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
