import { groupView } from './group/group-view.tsx';
import { textLayoutView } from './text-layout/text-layout-view.tsx';

/** Views that come in one file with what rules need: forms that have the one mostly have the other. */
export const usualViews = { group: groupView, 'text-layout': textLayoutView };
