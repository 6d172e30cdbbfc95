import type { Severity } from '@form-builder/core/analysis/finding-codes.ts';
import type { Selection } from '../editor/selection.ts';

/** Something in the version that the visitor would stumble over. */
export interface EditorProblem {
  /** Unique in the list. */
  readonly key: string;
  readonly severity: Severity;
  readonly text: string;
  /** Where to mend it. */
  readonly at: Selection;
  /** The page or field, as the designer knows it. */
  readonly where: string;
}
