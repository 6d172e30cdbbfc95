import { searchedMultiSelectView } from './multi-select/long-multi-select.tsx';
import { searchedSelectView } from './select/long-select.tsx';

/** Takes the place of light views in forms with fields that those cannot show well. */
export const rareViews = {
  select: searchedSelectView,
  'multi-select': searchedMultiSelectView,
};
