import { PanelLoading } from '../inspector/panel-loading.tsx';
import { panelPart } from '../panel-part.ts';

// The palette is the first tab; the others load after it.
export const LazyPageTree = panelPart(
  () => import('../page-tree/page-tree.tsx'),
  'PageTree',
  <PanelLoading />,
);
export const LazyVariableList = panelPart(
  () => import('../variables/variable-list.tsx'),
  'VariableList',
  <PanelLoading />,
);
