import richTextStyles from '../../theme/rich-text.css?inline';
import { groupView } from '../group/group-view.tsx';
import { multiSelectView } from '../multi-select/multi-select-view.tsx';
import { textLayoutView } from '../text-layout/text-layout-view.tsx';

export const viewStyles = [richTextStyles];

/** The light types that many forms have and many others do without: see `usual-parts.ts`. */
export const views = {
  'multi-select': multiSelectView,
  'text-layout': textLayoutView,
  group: groupView,
};
