import { panelPart } from '../panel-part.ts';
import { PanelLoading } from './panel-loading.tsx';

/** The properties of an item. An editor opens with the form itself selected, so these load after it. */
export const LazyItemPanel = panelPart(
  () => import('./item-panel.tsx'),
  'ItemPanel',
  <PanelLoading />,
);
