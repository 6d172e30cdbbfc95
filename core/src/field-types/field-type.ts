import type { FieldOf } from '../form/form-definition.ts';
import type { Clock } from '../session/clock.ts';
import type { Issue } from '../validation/issue.ts';
import type { FormatContext } from '../formats/format-context.ts';
import type { FieldTypeName, FieldTypes } from './field-types.ts';
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
  | 'rows'
  | 'none';

/** An issue before it has a place: the session adds the path. */
export type IssueAt = Omit<Issue, 'path'>;

/** What `validate` may look at besides the answer. */
export interface ValidationContext {
  readonly clock: Clock;
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
}

/** A type that takes an answer. */
export interface InputDefinition<T extends FieldTypeName> extends DefinitionBase<T> {
  readonly role: 'input';
  /** Whether required, pattern and the type's own rules are checked. */
  readonly validateable: boolean;
  readonly valueKind: ValueKind;
  /** What an untouched field holds. */
  readonly emptyValue: FieldTypes[T]['value'] | null;
  /** Whether the answer counts as not given, for `required`, conditions and formulas. */
  isEmpty(value: FieldTypes[T]['value'] | null): boolean;
  /**
   * Makes an unknown value (a stored draft, a request body) an answer of this type, or `undefined`
   * when it cannot be one. Called at the edge, once; never throws.
   */
  parse(input: unknown, field: FieldOf<T>): FieldTypes[T]['value'] | null | undefined;
  /** Every rule that a non-empty answer breaks. Called when the field is visible and enabled. */
  validate(
    value: FieldTypes[T]['value'],
    field: FieldOf<T>,
    context: ValidationContext,
  ): readonly IssueAt[];
  /** The answer as people read it, for summary, PDF and export; `-` when empty. */
  format(
    value: FieldTypes[T]['value'] | null,
    field: FieldOf<T>,
    context: FormatContext,
  ): string;
}

/** A type that holds other fields: a group shows them once, rows repeat them. */
export interface ContainerDefinition<T extends FieldTypeName> extends DefinitionBase<T> {
  readonly role: 'container';
  readonly validateable: false;
  readonly valueKind: 'none' | 'rows';
  readonly children: 'once' | 'rows';
}

/** A type that only shows something. */
export interface ContentDefinition<T extends FieldTypeName> extends DefinitionBase<T> {
  readonly role: 'content';
  readonly validateable: false;
  readonly valueKind: 'none';
}

/** Everything the engine knows of one field type, as data and pure functions. */
export type FieldTypeDefinition<T extends FieldTypeName> =
  | InputDefinition<T>
  | ContainerDefinition<T>
  | ContentDefinition<T>;

/** A definition for every type: a forgotten one does not compile. */
export type FieldTypeRegistry = { readonly [T in FieldTypeName]: FieldTypeDefinition<T> };

/** The definitions a program needs: those of the types its form uses. */
export type PartialFieldTypeRegistry = Partial<FieldTypeRegistry>;
