import { Skeleton } from '@mantine/core';
import { panelPart } from '../../../panel-part.ts';

/** The editor in a chunk of its own, because most settings are plain text. */
export const LazyRichTextEditor = panelPart(
  () => import('./rich-text-editor.tsx'),
  'RichTextEditor',
  <Skeleton height={160} />,
);
