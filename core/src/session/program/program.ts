import type { MatchesPattern } from '../../patterns/pattern-matcher.ts';
import type { Page } from '../../form/form-definition.ts';
import type { FormulaEngine, FormulaFault } from './formula-engine.ts';
import type { ProgramField, Scope } from './program-field.ts';

/** One page with its top-level fields. */
export interface ProgramPage {
  readonly page: Page;
  readonly top: readonly ProgramField[];
}

/** A compiled form version: shared by all sessions of the version. */
export interface Program {
  readonly pages: readonly ProgramPage[];
  readonly root: Scope;
  readonly fields: ReadonlyMap<string, ProgramField>;
  /**
   * Ids of fields whose rules depend on each other. In a cycle a rule reads the typed answer as if its field
   * were visible; the fields are evaluated in reading order.
   */
  readonly cycles: readonly (readonly string[])[];
  /** Some answer is read as typed, visible or not: see `ProgramField.isReadWhenHidden`. */
  readonly readsHiddenAnswers: boolean;
  /** The errors in formulas. Such a formula has no result; its field is empty. */
  readonly faults: readonly FormulaFault[];
  /** Compares answers with the designer's patterns. */
  readonly matchesPattern: MatchesPattern;
  /** The formula language, if the program was compiled with it. */
  readonly formulas: FormulaEngine | null;
}
