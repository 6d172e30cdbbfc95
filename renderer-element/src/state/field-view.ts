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

/** What a view renders: the cell and the page's data about it. */
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
  /** The visitor leaves the control: a changed answer is validated now, never while typing. */
  leave(): void;
}

/**
 * `label`: one control with its label; `legend`: several controls in a fieldset; `none`: the view
 * renders its own label, or has none.
 */
export type Frame = 'label' | 'legend' | 'none';

/** What the submit button says: `fallback` is its usual text. */
export interface SubmitLabelProps {
  readonly session: Session;
  readonly fallback: string;
}

/** The view of a field type: the frame around the field and the control inside. */
export interface FieldView<T extends FieldTypeName> {
  readonly definition: DefinitionOf<T>;
  frame(this: void, field: FieldOf<T>): Frame;
  /** Whether a field needs validation that this definition leaves out: see `needed-modules.ts`. */
  hasRareValidation?(this: void, field: FieldOf<T>): boolean;
  /** A hint of the type, after the designer's own. */
  hint?(this: void, field: FieldOf<T>, text: FormatContext, cell: Cell, clock: Clock): string;
  /** Renders the control. A pure function of its props, so that the server can prerender it. */
  Control(this: void, props: FieldViewProps<T>): ReactNode;
  /** The session as it is submitted, for types that leave out some of another field's answer. */
  submittedSession?(this: void, session: Session, program: Program): Session;
  /** The text of the submit button, for types that make submitting something more. */
  SubmitLabel?(this: void, props: SubmitLabelProps): ReactNode;
  /** Whether the visitor pays with it: the confirmation says what was paid, and when. */
  readonly isPaid?: true;
}

/** A view of any type: the result of a lookup by `field.type`. */
export type AnyFieldView = FieldView<FieldTypeName>;

/** The views of the types that a form uses. */
export type FieldViews = Partial<{ readonly [T in FieldTypeName]: FieldView<T> }>;
