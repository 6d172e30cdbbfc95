import type { FieldTypeName } from '../field-types/field-types.ts';
import type { OperatorName } from '../conditions/registry.ts';

/** A text in Dutch, English and German. */
export type Words = readonly [nl: string, en: string, de: string];

/** One question of a starter. Ids are unique within the starter. */
export interface StarterField {
  readonly id: string;
  readonly type: FieldTypeName;
  readonly label: Words;
  readonly hint?: Words;
  readonly isRequired?: true;
  /** The autocomplete token. */
  readonly autocomplete?: 'name' | 'email' | 'tel';
  readonly options?: readonly { readonly id: string; readonly label: Words }[];
  /** Other settings of the type than the defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The field is hidden until this condition on another field holds. */
  readonly shownWhen?: readonly [field: string, operator: OperatorName, value: string];
}

/** A page of a starter. */
export interface StarterPage {
  readonly id: string;
  readonly title: Words;
  readonly fields: readonly StarterField[];
}

/** An example to start a form with, in all languages. */
export interface Starter {
  readonly id: string;
  readonly name: Words;
  readonly description: Words;
  /** What the data are for, in Dutch: the designer reads and mends it in the processing card. */
  readonly purpose: string;
  /** The text that visitors read after submitting. */
  readonly confirmation: Words;
  readonly pages: readonly StarterPage[];
}
