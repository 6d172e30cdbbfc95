import { checklistView } from './checklist/checklist-view.tsx';
import { dateFormulaView } from './date-formula/date-formula-view.tsx';
import { formulaView } from './formula/formula-view.tsx';
import { inputCollectionView } from './input-collection/input-collection-view.tsx';

/** The types that hold rows or lists, or are computed. Fetched together: the views are small. */
export const views = {
  checklist: checklistView,
  formula: formulaView,
  'date-formula': dateFormulaView,
  'input-collection': inputCollectionView,
};
