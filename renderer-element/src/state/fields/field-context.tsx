import { createContext, useContext, type ReactNode } from 'react';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';
import type { LoadServices } from '../../requests/form-services.ts';
import type { FieldErrors } from '../errors/field-errors.ts';
import type { FieldTools } from './field-tools.ts';
import type { WaitingFields } from './waiting-fields.ts';
import type { FieldViews } from './field-view.ts';

/** Draws the first row that visitors could add to a cell, with its title. */
export type DrawTemplateRow = (cell: Cell, title: string) => ReactNode;

/** What fields need of their form. */
export interface FieldContext {
  readonly session: Session;
  readonly views: FieldViews;
  readonly tools: FieldTools;
  readonly errors: FieldErrors;
  /** Sets an answer typed by the visitor. */
  change(cell: Cell, value: AnswerValue): void;
  /** Called when the visitor leaves the field: validates its answer if it changed. */
  leave(cell: Cell): void;
  addRow(collection: Cell): void;
  removeRow(collection: Cell, rowKey: string): void;
  /** The fields of a prerendered page that are not hydrated yet. */
  readonly waiting?: WaitingFields | undefined;
  /** The form's server: empty while unknown, absent in previews. */
  readonly baseUrl?: string | undefined;
  /** The services, for fields that need them; absent in previews. */
  readonly loadServices?: LoadServices | undefined;
  /** Whether the form is still in the page; absent in previews. */
  readonly isInPage?: (() => boolean) | undefined;
  /** Draws a row for designers below repeated fields without rows; absent for visitors. */
  readonly drawTemplateRow?: DrawTemplateRow | undefined;
}

const Context = createContext<FieldContext | null>(null);

/** Provides the form to the fields inside it. */
export const FieldContextProvider = Context.Provider;

/** Returns the context of the form. */
export function useFieldContext(): FieldContext {
  const form = useContext(Context);
  if (!form) throw new Error('No FormProvider');
  return form;
}
