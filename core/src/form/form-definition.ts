import type { FieldProperties } from '../field-types/field-properties.ts';
import type { FieldTypeName, FieldTypes } from '../field-types/field-types.ts';
import type { LogicRule } from '../logic/logic-rule.ts';
import type { Variable } from './variables/variable.ts';

/** The definition of a form version: its pages, in order, with their fields, and its variables. */
export interface FormDefinition {
  readonly pages: readonly Page[];
  /** Absent: it has none. */
  readonly variables?: readonly Variable[];
}

/** One page of a form. An empty button label gives the default text in the visitor's language. */
export interface Page {
  readonly id: string;
  readonly title: string;
  readonly previous_button_label?: string;
  readonly next_button_label?: string;
  readonly submit_button_label?: string;
  /** Hidden with all its content, unless a rule shows it. */
  readonly is_hidden?: boolean;
  /** Rules that show and hide the page; fields on a hidden page are hidden too. */
  readonly logic?: readonly LogicRule[];
  /** The fields on the page, in reading order; those in a container are in its `children`. */
  readonly properties: readonly Field[];
}

/** Anything placed on a page, with its rules and the fields in it. */
export interface FieldOf<T extends FieldTypeName> extends FieldProperties<
  T,
  FieldTypes[T]['settings'],
  FieldTypes[T]['value']
> {
  readonly logic?: readonly LogicRule[];
  readonly children?: readonly Field[];
}

/** A field of any type; narrowing on `type` gives its settings and value. */
export type Field = { [T in FieldTypeName]: FieldOf<T> }[FieldTypeName];
