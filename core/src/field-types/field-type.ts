import type { FieldOf } from '../form/form-definition.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Issue } from '../validation/issue.ts';
import type { FileLimits } from '../validation/rules/files/file-limits.ts';
import type { FormatContext } from '../formats/format-context.ts';
import type { IssueMessageId } from '../messages/message-ids.ts';
import type { AnswerValue, FieldTypeName, FieldTypes } from './field-types.ts';
import type { LoadingTierOf } from './loading-tiers.ts';
import type { LookUpSource } from './lookup.ts';
import type { SettingName } from './settings/setting-names.ts';

/** The settings of a type that has none of its own. */
export type NoSettings = Readonly<Record<never, never>>;

/** Which operators a condition on the field may use, and how its answer compares. */
export type ValueKind =
  | 'text'
  | 'number'
  | 'date'
  | 'time'
  | 'datetime'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'presence'
  | 'item'
  | 'items'
  | 'formula'
  | 'rows'
  | 'none';

/** An issue before it has a place: the session adds the path. */
export type IssueAt = Omit<Issue, 'path'>;

/** What `initialValue` may look at besides the field. */
export interface StartContext {
  readonly clock: Clock;
}

/** Another field as `validate` sees it. */
export interface NearField {
  readonly label: string;
  /** `null` when it is empty or hidden. */
  readonly answer: AnswerValue;
}

/** What `validate` may look at besides the answer. */
export interface ValidationContext {
  readonly clock: Clock;
  readonly isRequired: boolean;
  /** The field of an id, in the same row first; `undefined` when none is in reach. */
  findField(id: string): NearField | undefined;
}

/** How many rows a repeating field may have. */
export interface RowLimits {
  readonly min: number;
  readonly max: number;
}

/** What every definition has. */
interface DefinitionBase<T extends FieldTypeName> {
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
  /** The messages that this type alone says; the texts of its loading tier bring them. */
  readonly messages?: readonly IssueMessageId[];
}

/** A value for another field, to be read as an answer of that one's type. */
export interface Filling {
  /** The id of the field that gets it. */
  readonly target: string;
  readonly value: unknown;
  /** Overwrites what the visitor typed; otherwise only an empty field is filled. */
  readonly isForced: boolean;
}

/** The short id of the field with an id; `undefined` when the version has no such field. */
export type ShortIdOf = (fieldId: string) => string | undefined;

/** How a computed type comes to its answer, in place of the visitor. */
export interface Computation<T extends FieldTypeName> {
  /** The formula as stored; `shortIdOf` gives the short id that formulas know a field by. */
  formulaOf(field: FieldOf<T>, shortIdOf: ShortIdOf): string;
  /** `date`: any other result is an error and leaves the field empty. */
  readonly result: 'any' | 'date';
}

/** Which files a question takes, before they are sent. */
export interface UploadRules {
  readonly limits: FileLimits | undefined;
  /** MIME types; every kind when absent. */
  readonly allowedTypes: readonly string[] | undefined;
  /** The id of the question whose files these are copies of, when the originals may not stay. */
  readonly replaces?: string | undefined;
}

/** A type that takes an answer. */
export interface InputDefinition<T extends FieldTypeName> extends DefinitionBase<T> {
  readonly role: 'input';
  /** Whether required, pattern and the type's own rules are checked. */
  readonly validateable: boolean;
  readonly valueKind: ValueKind;
  /** Present when the answer is the result of a formula. */
  readonly computation?: Computation<T>;
  /** Too sensitive for the visitor's own device: it never keeps the answer (decisions, section 5). */
  readonly isSecret?: true;
  /**
   * Who proves the answer. The server takes it from its own records and never from the visitor's
   * page: whoever logged in, or what was paid.
   */
  readonly provenBy?: 'login' | 'payment';
  /** Hides all but the end of a formatted answer, in copies that leave the visitor's screen. */
  mask?(this: void, text: string): string;
  /** Never shown in a summary, whatever the designer marked. */
  readonly isLeftOutOfSummary?: true;
  /** Present when the answer is a list of uploaded files: what each must be. */
  uploads?(field: FieldOf<T>): UploadRules;
  /** Where the answer is looked up, for the types that do: the server confirms it. */
  readonly lookUp?: LookUpSource;
  /** What an answer that was looked up fills in elsewhere, for the types that can. */
  fills?(value: FieldTypes[T]['value'], field: FieldOf<T>): readonly Filling[];
  /** What a field without an answer holds. */
  readonly emptyValue: FieldTypes[T]['value'] | null;
  /** What the field holds when the visitor comes to it. Called once per cell. */
  initialValue(field: FieldOf<T>, context: StartContext): FieldTypes[T]['value'] | null;
  /** Whether the answer counts as not given, for `required`, conditions and formulas. */
  isEmpty(value: FieldTypes[T]['value'] | null): boolean;
  /**
   * Makes an unknown value (a stored draft, a request body) an answer of this type, or `undefined`
   * when it cannot be one. Called at the edge, once; never throws.
   */
  parse(input: unknown, field: FieldOf<T>): FieldTypes[T]['value'] | null | undefined;
  /** What is wrong with an empty answer, if anything. Called when the field is visible and enabled. */
  missing(field: FieldOf<T>, isRequired: boolean): IssueAt | undefined;
  /** Every rule that a non-empty answer breaks. Called when the field is visible and enabled. */
  validate(
    value: FieldTypes[T]['value'],
    field: FieldOf<T>,
    context: ValidationContext,
  ): readonly IssueAt[];
  /** The answer as people read it, for summary, PDF and export; `-` when empty. */
  format(value: FieldTypes[T]['value'] | null, field: FieldOf<T>, context: FormatContext): string;
}

/** A type that shows its children once. */
export interface GroupDefinition<T extends FieldTypeName> extends DefinitionBase<T> {
  readonly role: 'container';
  readonly validateable: false;
  readonly valueKind: 'none';
  readonly children: 'once';
  /** Its children read as if they stood where it stands: it has no title of its own. */
  readonly isInPlace?: true;
}

/** A type that repeats its children: one row each time. */
export interface RowsDefinition<T extends FieldTypeName> extends DefinitionBase<T> {
  readonly role: 'container';
  readonly validateable: false;
  readonly valueKind: 'rows';
  readonly children: 'rows';
  /** The designer's limits; the product never allows more than 200 rows. */
  rowLimits(field: FieldOf<T>): RowLimits;
  /** What one row is called; rows are numbered after it (`Kind 2`). */
  rowLabel(field: FieldOf<T>): string;
}

/** A type that holds other fields. */
export type ContainerDefinition<T extends FieldTypeName> = GroupDefinition<T> | RowsDefinition<T>;

/** A type that only shows something. */
export interface ContentDefinition<T extends FieldTypeName> extends DefinitionBase<T> {
  readonly role: 'content';
  readonly validateable: false;
  readonly valueKind: 'none';
  /** While it is shown nothing can be sent, nor a page after it be reached. */
  readonly stopsForm?: true;
  /** While it is shown directly on a page or in place on it, what follows is a section of its own. */
  readonly splitsPage?: true;
}

/** Everything the engine knows of one field type, as data and pure functions. */
export type FieldTypeDefinition<T extends FieldTypeName> =
  InputDefinition<T> | ContainerDefinition<T> | ContentDefinition<T>;

/** A definition for every type: a forgotten one does not compile. */
export type FieldTypeRegistry = { readonly [T in FieldTypeName]: FieldTypeDefinition<T> };

/** The definitions a program needs: those of the types its form uses. */
export type PartialFieldTypeRegistry = Partial<FieldTypeRegistry>;

/** The definition of some type, when which one does not matter. */
export type AnyDefinition = FieldTypeDefinition<FieldTypeName>;
