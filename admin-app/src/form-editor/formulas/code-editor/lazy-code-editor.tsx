import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { CodeEditorProps } from './code-editor.tsx';

const CodeEditor = lazy(async () => ({
  default: (await import('./code-editor.tsx')).CodeEditor,
}));

/** The editor in a chunk of its own, because most forms have no formula. */
export function LazyCodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<Skeleton height={props.isSingleLine ? 36 : 72} />}>
      <CodeEditor {...props} />
    </Suspense>
  );
}
