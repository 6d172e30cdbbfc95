import richTextStyles from '../theme/rich-text.css?inline';
import { groupView } from '../field-types/group/group-view.tsx';
import { multiSelectView } from '../field-types/multi-select/multi-select-view.tsx';
import { textLayoutView } from '../field-types/text-layout/text-layout-view.tsx';

/**
 * What many forms need and many others do without, in one file: rules, and the types that other code
 * builds on. It comes along with every rarer type.
 */
export { commonOperators } from '@form-builder/core/conditions/common-operators.ts';
export { createFieldLinker } from '@form-builder/core/session/link-fields.ts';

export const viewStyles = [richTextStyles];

export const views = {
  'multi-select': multiSelectView,
  'text-layout': textLayoutView,
  group: groupView,
};
