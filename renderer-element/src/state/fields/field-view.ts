import type { ReactNode } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type {
  DefinitionOf,
  FieldTypeName,
  FieldTypes,
} from '@form-builder/core/field-types/field-types.ts';
import type { FieldOf } from '@form-builder/core/form/form-definition.ts';
import type { Clock } from '@form-builder/core/runtime/clock.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { FieldIds } from './field-ids.ts';

/** The props of a view: the cell and the page's data about it. */
export interface FieldViewProps<T extends FieldTypeName> {
  readonly cell: Cell;
  readonly field: FieldOf<T>;
  readonly value: FieldTypes[T]['value'] | null;
  readonly ids: FieldIds;
  /** The designer's hint and that of the type; empty when there is none. */
  readonly hint: string;
  /** The error at the field; absent when there is none. */
  readonly error: string | undefined;
  /** The ids of hint and error, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** Sets the answer; conditions and formulas follow at once. */
  change(value: FieldTypes[T]['value'] | string | null): void;
  /**
   * Called when the visitor leaves the control: a changed answer is validated then, never while
   * typing.
   */
  leave(): void;
}

/**
 * `label`: one control with its label; `legend`: several controls in a fieldset; `none`: the view
 * renders its own label, or has none.
 */
export type Frame = 'label' | 'legend' | 'none';

/** Returns the text of the submit button; `fallback` is its usual text. */
export interface SubmitLabelProps {
  readonly session: Session;
  readonly fallback: string;
}

/** The view of a field type: the frame around the field and the control inside. */
export interface FieldView<T extends FieldTypeName> {
  readonly definition: DefinitionOf<T>;
  frame(this: void, field: FieldOf<T>): Frame;
  /** A hint of the type, after the designer's own. */
  hint?(this: void, field: FieldOf<T>, text: FormatContext, cell: Cell, clock: Clock): string;
  /** Renders the control. A pure function of its props, so that the server can prerender it. */
  Control(this: void, props: FieldViewProps<T>): ReactNode;
  /**
   * Returns the session with the answers that are submitted, for types that exclude part of another
   * field's answer.
   */
  submittedSession?(this: void, session: Session, program: Program): Session;
  /**
   * Returns the text of the submit button, for types with which submitting does more, such as
   * paying.
   */
  SubmitLabel?(this: void, props: SubmitLabelProps): ReactNode;
  /**
   * Whether the visitor pays with this field; the confirmation then shows the amount and the time
   * of payment.
   */
  readonly isPaid?: true;
}

/** A view of any type: the result of a lookup by `field.type`. */
export type AnyFieldView = FieldView<FieldTypeName>;

/** The views of the types that a form uses. */
export type FieldViews = Partial<{ readonly [T in FieldTypeName]: FieldView<T> }>;
