import type { ReactNode } from 'react';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type {
  DefinitionOf,
  FieldTypeName,
  FieldTypes,
} from '@form-builder/core/field-types/field-types.ts';
import type { FieldOf } from '@form-builder/core/form/form-definition.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { FieldIds } from './field-ids.ts';

/** What a view draws from: the cell and what the page knows of it. */
export interface FieldViewProps<T extends FieldTypeName> {
  readonly cell: Cell;
  readonly field: FieldOf<T>;
  readonly value: FieldTypes[T]['value'] | null;
  readonly ids: FieldIds;
  /** The designer's help and the type's own; empty when there is none. */
  readonly hint: string;
  /** The text of the error that is shown at the field; absent while it has none. */
  readonly error: string | undefined;
  /** The ids of hint and error, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** Sets the answer; conditions and formulas follow at once. */
  change(value: FieldTypes[T]['value'] | string | null): void;
  /** The visitor leaves the control: a changed answer is checked now, never while typing. */
  leave(): void;
}

/**
 * `label`: one control with its label; `legend`: several controls under one question; `none`: the
 * view draws its own label, or shows something that has none.
 */
export type Frame = 'label' | 'legend' | 'none';

/** How one field type looks: the frame around it and the control inside. */
export interface FieldView<T extends FieldTypeName> {
  readonly definition: DefinitionOf<T>;
  frame(this: void, field: FieldOf<T>): Frame;
  /** Whether a field needs validation that this definition leaves out: see `needed-modules.ts`. */
  hasRareValidation?(this: void, field: FieldOf<T>): boolean;
  /** Help that goes with the type, after the designer's own hint. */
  hint?(this: void, field: FieldOf<T>, text: FormatContext): string;
  /** Draws the control. A pure function of its input, so that it can be painted on the server. */
  Control(this: void, props: FieldViewProps<T>): ReactNode;
  /** To read answers from as they are sent, for types that keep some of another question's back. */
  submittedSession?(this: void, session: Session, program: Program): Session;
  /** What the control draws beside itself, once it is there: see `later-tools.ts`. */
  Tool?(this: void, props: FieldViewProps<T>): ReactNode;
}

/** A view of any type: what a look-up by `field.type` gives. */
export type AnyFieldView = FieldView<FieldTypeName>;

/** The views a page needs: those of the types its form uses. */
export type FieldViews = Partial<{ readonly [T in FieldTypeName]: FieldView<T> }>;
