import type { AnyDefinition } from '../field-types/field-type.ts';
import type { Field, Page } from '../form/form-definition.ts';
import type { Clock } from './clock.ts';
import type { Instance } from './instance.ts';

/** Whether a rule's condition group matches, for the field's place in `instance`. */
export type Matcher = (instance: Instance, clock: Clock) => boolean;

/** A rule ready to run: bits of `aspects` to set and to clear when it matches. */
export interface CompiledRule {
  readonly matches: Matcher;
  readonly set: number;
  readonly clear: number;
}

/** A reader inside rows: the collections to go down through, by their place in each scope. */
export interface InnerReader {
  readonly local: number;
  readonly collections: readonly number[];
}

/** A field of the form with all that evaluating it needs, worked out once. */
export interface ProgramField {
  readonly field: Field;
  readonly definition: AnyDefinition;
  readonly scope: Scope;
  /** Its place among the fields of its scope. */
  readonly local: number;
  readonly parent: ProgramField | null;
  readonly children: readonly ProgramField[];
  /** The scope of its rows, for a repeating field. */
  readonly rowScope: Scope | null;
  /** Bits of `aspects` before any rule. */
  readonly flags: number;
  /** Later in the order than everything it reads. */
  readonly rank: number;
  readonly rules: readonly CompiledRule[];
  /** Fields of the same scope whose rules read this one, by their place in it. */
  readonly readers: readonly number[];
  /** Fields of rows whose rules read this one from within. */
  readonly innerReaders: readonly InnerReader[];
  /** Some rule reads what was typed here, shown or not. */
  readonly isReadRaw: boolean;
  /** Disabled, and no rule ever enables it: it holds what it begins with, whoever sends what. */
  readonly isFixed: boolean;
}

/** Where fields stand together once: the form itself, or one row of a repeating field. */
export interface Scope {
  readonly collection: ProgramField | null;
  /** Every field of the scope in reading order, those in groups included. */
  readonly fields: readonly ProgramField[];
  /** The ones directly on the page, or directly in the row. */
  readonly top: readonly ProgramField[];
}

export interface ProgramPage {
  readonly page: Page;
  readonly top: readonly ProgramField[];
}

/** A form version made ready to run: share one among all sessions of the version. */
export interface Program {
  readonly pages: readonly ProgramPage[];
  readonly root: Scope;
  readonly fields: ReadonlyMap<string, ProgramField>;
  /**
   * Field ids whose rules wait for each other. Each such rule that would have to wait reads the
   * typed answer as if its field were shown; the fields are evaluated in reading order.
   */
  readonly cycles: readonly (readonly string[])[];
}
