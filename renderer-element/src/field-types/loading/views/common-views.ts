import richTextStyles from '../../../theme/fields/rich-text.css?inline';
import { groupView } from '../../group/group-view.tsx';
import { multiSelectView } from '../../multi-select/multi-select-view.tsx';
import { textLayoutView } from '../../text-layout/text-layout-view.tsx';
import type { ViewsOfTier } from './views-of-tier.ts';

export const viewStyles = [richTextStyles];

/** The views of light types that many forms have and many others do not: a chunk of their own. */
export const views: ViewsOfTier<'usual'> = {
  'multi-select': multiSelectView,
  'text-layout': textLayoutView,
  group: groupView,
};
