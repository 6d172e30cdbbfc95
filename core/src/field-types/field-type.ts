import type { DataCategory } from './data-categories.ts';
import type { FeatureId } from '../features/feature-ids.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { IssueMessageId } from '../messages/message-ids.ts';
import type { MatchesPattern } from '../patterns/pattern-matcher.ts';
import type { Clock } from '../runtime/clock.ts';
import type { IssueAt } from '../validation/issue.ts';
import type { RowLimits } from '../validation/rules/row-count.ts';
import type { FieldProperties } from './field-properties.ts';
import type { FormPart } from './form-parts.ts';
import type { LoadingTierOf } from './loading-tiers.ts';
import type { LookUpSource } from './lookup.ts';
import type { Filling } from './mapped-fillings.ts';
import type { SettingName } from './settings/setting-names.ts';
import type { UploadRules } from './uploads/upload-rules.ts';
import type { ValueKind } from './value-kind.ts';

/** The settings of a type that has none of its own. */
export type NoSettings = Readonly<Record<never, never>>;

/** What `initialValue` may look at besides the field. */
export interface StartContext {
  readonly clock: Clock;
}

/** Another field as `validate` sees it. */
export interface FieldInScope {
  readonly label: string;
  /** `null` when it is empty or hidden. */
  readonly answer: unknown;
}

/** What `validate` may look at besides the answer. */
export interface ValidationContext {
  readonly clock: Clock;
  readonly isRequired: boolean;
  readonly matchesPattern: MatchesPattern;
  /** The field of an id, in the same row first; `undefined` when none is in reach. */
  findField(id: string): FieldInScope | undefined;
}

/** What every definition has. */
interface DefinitionBase<T extends string> {
  readonly type: T;
  /** Where the palette offers it. */
  readonly group: 'input' | 'layout' | 'integration';
  /** Whether a designer can place it from the palette; otherwise the product inserts it. */
  readonly insertable: boolean;
  /** The editors that offer it. */
  readonly editors: readonly ('form' | 'template')[];
  /** Setting parts by name: the property panel, its defaults and the save check derive from them. */
  readonly settings: readonly SettingName[];
  /** What the element loads its view and its texts with: see `loading-tiers.ts`. */
  readonly loading: LoadingTierOf<T>;
  /** The messages that only this type uses; they are in the texts of its loading tier. */
  readonly messages?: readonly IssueMessageId[];
  /** The feature without which a designer cannot add it. */
  readonly feature?: FeatureId;
}

/** The short id of the field with an id; `undefined` when the version has no such field. */
export type ShortIdOf = (fieldId: string) => string | undefined;

/** What the result of a formula must be; a `day` loses its time, and what does not fit is an error. */
export type ResultKind = 'any' | 'text' | 'number' | 'date' | 'day' | 'boolean';

/** How the answer of a computed type is calculated. */
export interface Computation<T extends string, Settings, Value> {
  /** The formula as stored; `shortIdOf` gives the short id that formulas know a field by. */
  formulaOf(field: FieldProperties<T, Settings, Value>, shortIdOf: ShortIdOf): string;
  /** A result of another kind is an error and leaves the field empty. */
  readonly result: ResultKind;
}

/** A type that takes an answer. */
export interface InputDefinition<T extends string, Settings, Value> extends DefinitionBase<T> {
  readonly role: 'input';
  /** Whether required, pattern and the type's own rules are checked. */
  readonly validateable: boolean;
  readonly valueKind: ValueKind;
  /** Present when the answer is the result of a formula. */
  readonly computation?: Computation<T, Settings, Value>;
  /** Too sensitive for the visitor's own device, which never stores the answer. */
  readonly isSecret?: true;
  /** The category of personal data of every answer, for the processing register; absent where the question decides. */
  readonly dataCategory?: DataCategory;
  /** The answer may have coordinates: `lat` and `lng` in degrees of WGS 84. */
  readonly isPlace?: true;
  /** The answer is an address that mails can go to. */
  readonly isMailAddress?: true;
  /**
   * The source of the answer. The server reads it from its own records and never from the visitor's
   * page: the login or the payment.
   */
  readonly provenBy?: 'login' | 'payment';
  /** Hides all but the end of a formatted answer, in copies that leave the visitor's screen. */
  mask?(this: void, text: string): string;
  /** Left out of a summary when a visible field shows what it looked up. */
  readonly isLeftOutOfSummary?: true;
  /** Present when the answer is a list of uploaded files: what each must be. */
  uploads?(field: FieldProperties<T, Settings, Value>): UploadRules;
  /** Where the answer is looked up, for the types that do: the server confirms it. */
  readonly lookUp?: LookUpSource;
  /** What an answer that was looked up fills in elsewhere, for the types that can. */
  fills?(value: Value, field: FieldProperties<T, Settings, Value>): readonly Filling[];
  /**
   * The members of an answer that may fill other fields, for the types that look something up; those of lists are the
   * columns of the list.
   */
  readonly members?: readonly string[];
  /** What the element loads for a field besides its tier, for the types that may need more. */
  extraParts?(field: FieldProperties<T, Settings, Value>): readonly FormPart[];
  /** An answer that people could give, and a text that breaks a rule of the type: for stories. */
  readonly example?: { readonly answer: Value; readonly wrong: string };
  /** What a field without an answer holds. */
  readonly emptyValue: Value | null;
  /** What the field holds when the visitor comes to it. Called once per cell. */
  initialValue(field: FieldProperties<T, Settings, Value>, context: StartContext): Value | null;
  /** Whether the answer counts as not given, for `required`, conditions and formulas. */
  isEmpty(value: Value | null): boolean;
  /**
   * Makes an unknown value (a stored draft, a request body) an answer of this type, or `undefined`
   * when it cannot be one. Called at the edge, once; never throws.
   */
  parse(input: unknown, field: FieldProperties<T, Settings, Value>): Value | null | undefined;
  /** What is wrong with an empty answer, if anything. Called when the field is visible and enabled. */
  missing(field: FieldProperties<T, Settings, Value>, isRequired: boolean): IssueAt | undefined;
  /** Every rule that a non-empty answer breaks. Called when the field is visible and enabled. */
  validate(
    value: Value,
    field: FieldProperties<T, Settings, Value>,
    context: ValidationContext,
  ): readonly IssueAt[];
  /**
   * The answer as people read it, for summary, PDF and export; `-` when empty. `answerOf` reads another answer of the
   * form, where that is known.
   */
  format(
    value: Value | null,
    field: FieldProperties<T, Settings, Value>,
    context: FormatContext,
    answerOf?: (fieldId: string) => unknown,
  ): string;
}

/** A type that shows its children once. */
export interface GroupDefinition<T extends string> extends DefinitionBase<T> {
  readonly role: 'container';
  readonly validateable: false;
  readonly valueKind: 'none';
  readonly children: 'once';
  /** Its children read as if they stood where it stands: it has no title of its own. */
  readonly isInPlace?: true;
}

/** A type that repeats its children: one row each time. */
export interface RowsDefinition<T extends string, Settings> extends DefinitionBase<T> {
  readonly role: 'container';
  readonly validateable: false;
  readonly valueKind: 'rows';
  readonly children: 'rows';
  /** The designer's limits; the product never allows more than 200 rows. */
  rowLimits(field: FieldProperties<T, Settings, unknown>): RowLimits;
  /** What one row is called; rows are numbered after it (`Kind 2`). */
  rowLabel(field: FieldProperties<T, Settings, unknown>): string;
}

/** A type that holds other fields. */
export type ContainerDefinition<T extends string, Settings> =
  GroupDefinition<T> | RowsDefinition<T, Settings>;

/** A type that only shows something. */
export interface ContentDefinition<T extends string> extends DefinitionBase<T> {
  readonly role: 'content';
  readonly validateable: false;
  readonly valueKind: 'none';
  /** While it is shown nothing can be sent, nor a page after it be reached. */
  readonly stopsForm?: true;
  /** While it is shown directly on a page or in place on it, what follows is a section of its own. */
  readonly splitsPage?: true;
}

/** Everything the engine knows of one field type, as data and pure functions. */
export type FieldTypeDefinition<T extends string, Settings, Value> =
  InputDefinition<T, Settings, Value> | ContainerDefinition<T, Settings> | ContentDefinition<T>;
