import { Skeleton } from '@mantine/core';
import { panelPart } from '../../panel-part.ts';

/** The settings in a section of the form, which load when one is opened. */
export const LazyVersionSection = panelPart(
  () => import('./version-section-settings.tsx'),
  'VersionSectionSettings',
  <Skeleton height={96} />,
);
