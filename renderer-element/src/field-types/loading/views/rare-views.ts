import styles from '../../../theme/fields/rare-fields.css?inline';
import { searchedMultiSelectView } from '../../multi-select/long-multi-select.tsx';
import { searchedSelectView } from '../../select/long-select.tsx';

export { styles };
/** The lists of these views are in the form, so they also open offline. */
export { SuggestionBox } from '../../../autocomplete/combobox/suggestion-box.tsx';

/** Replaces the light views in forms with fields that need another display. */
export const rareViews = {
  select: searchedSelectView,
  'multi-select': searchedMultiSelectView,
};
