import { Skeleton } from '@mantine/core';
import { panelPart } from '../../panel-part.ts';
import type { CodeEditorProps } from './code-editor.tsx';

const load = () => import('./code-editor.tsx');

// The editor in a chunk of its own, because most forms have no formula.
const LineEditor = panelPart(load, 'CodeEditor', <Skeleton height={36} />);
const BlockEditor = panelPart(load, 'CodeEditor', <Skeleton height={72} />);

/** The input for formulas and texts with references, which loads on use. */
export function LazyCodeEditor(props: CodeEditorProps) {
  return props.isSingleLine ? <LineEditor {...props} /> : <BlockEditor {...props} />;
}
