import type {
  AnswerValue,
  FieldTypeName,
  FieldTypes,
} from '@form-builder/core/field-types/field-types.ts';
import type { FieldOf } from '@form-builder/core/form/form-definition.ts';

/** What a story changes on a field as the palette creates it. */
export type FieldChange<T extends FieldTypeName> = Partial<Omit<FieldOf<T>, 'id' | 'type'>>;

/** The example of a field type: a question with a realistic answer. */
export interface FieldExample<T extends FieldTypeName> {
  readonly field: FieldChange<T> & { readonly label: string };
  /** The answer of the filled story; absent for types without answers. */
  readonly answer?: FieldTypes[T]['value'];
  /** The answers of the fields inside, by their ids; for types with children. */
  readonly inside?: Readonly<Record<string, AnswerValue>>;
  /** Text that is invalid for the type; without it the error story is a required, empty field. */
  readonly wrong?: string | number;
  /** Other displays of the type, by name. */
  readonly looks?: Readonly<Record<string, FieldChange<T>>>;
  /** An explanation for types that show little. */
  readonly note?: string;
}

/** Examples by type; a type may have its example in its definition instead. */
export type FieldExamples = { readonly [T in FieldTypeName]?: FieldExample<T> };

/** An example of any type. */
export type AnyFieldExample = FieldExample<FieldTypeName>;
