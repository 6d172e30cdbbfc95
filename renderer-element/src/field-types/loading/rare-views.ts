import rareStyles from '../../theme/fields/rare-fields.css?inline';
import { searchedMultiSelectView } from '../multi-select/long-multi-select.tsx';
import { searchedSelectView } from '../select/long-select.tsx';

export { rareStyles };
/** The lists of these are at hand, so they open without a line as well. */
export { SuggestionBox } from '../../autocomplete/combobox/suggestion-box.tsx';

/** Takes the place of light views in forms with fields that those cannot show well. */
export const rareViews = {
  select: searchedSelectView,
  'multi-select': searchedMultiSelectView,
};
