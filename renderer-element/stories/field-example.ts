import type {
  AnswerValue,
  FieldTypeName,
  FieldTypes,
} from '@form-builder/core/field-types/field-types.ts';
import type { FieldOf } from '@form-builder/core/form/form-definition.ts';

/** What a story changes on a field as the palette places it. */
export type FieldChange<T extends FieldTypeName> = Partial<Omit<FieldOf<T>, 'id' | 'type'>>;

/** How a field type is shown to designers: a question with an answer that people could give. */
export interface FieldExample<T extends FieldTypeName> {
  readonly field: FieldChange<T> & { readonly label: string };
  /** The answer of the filled story; absent for types that take none. */
  readonly answer?: FieldTypes[T]['value'];
  /** The answers of the questions inside, by their ids; for types that hold others. */
  readonly inside?: Readonly<Record<string, AnswerValue>>;
  /** Text that breaks a rule of the type; without it the error story is a required, empty field. */
  readonly wrong?: string | number;
  /** Other ways in which the type can be drawn, by what they are called. */
  readonly looks?: Readonly<Record<string, FieldChange<T>>>;
  /** What designers should know of a type that shows little by itself. */
  readonly note?: string;
}

/** Examples by type; a type may have its example in its definition instead. */
export type FieldExamples = { readonly [T in FieldTypeName]?: FieldExample<T> };

/** An example of some type, when which one does not matter. */
export type AnyFieldExample = FieldExample<FieldTypeName>;
