import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
import type { FieldErrors } from '../errors/field-errors.ts';
import type { FieldContext } from './field-context.tsx';
import type { LoadServices } from '../../requests/form-services.ts';
import type { LoadedForm } from '../loaded-form.ts';
import type { Pointer } from '../pointer.ts';
import { pageIndexOfCell } from '../step-position.ts';

/** Validates the answers of a session. */
export type ValidateSession = typeof validateSession;

interface FieldContextOptions
  extends Pick<LoadedForm, 'views' | 'tools'>, Partial<Pick<LoadedForm, 'baseUrl'>> {
  readonly session: Session;
  readonly errors: FieldErrors;
  readonly pointer: Pointer;
  readonly loadServices?: LoadServices;
  readonly isInPage?: (() => boolean) | undefined;
  /** Called after each answer, with every cell that changed. */
  onChange(changed: readonly Cell[]): void;
  /**
   * Calls back with the validator once its code and messages have loaded: at once in previews,
   * never when loading fails offline. The answer is validated again on the next page change.
   */
  withValidator(then: (validate: ValidateSession) => void): void;
  /** Called after an answer was validated again. */
  onCheck(): void;
  onRowAdded(collection: Cell, rowKey: string): void;
  onRowRemoved(collection: Cell, index: number): void;
}

/**
 * Creates the context of the fields: answers are set at once, and validated on leaving a field when
 * they changed.
 */
export function createFieldContext(options: FieldContextOptions): FieldContext {
  const { session, errors, views, tools } = options;
  const unchecked = new Set<string>();
  // Removing a row blurs the focused input in it, whose cell no longer exists.
  const isGone = (cell: Cell) => session.findCell(cell.key) !== cell;
  const check = (cell: Cell, validate: ValidateSession) => {
    if (isGone(cell)) return;
    errors.set(cell.key, findIssue(session, cell, validate));
    options.onCheck();
  };
  // A new choice removes the error at once; while the visitor types, the error does not change.
  const removeSolved = (cell: Cell, validate: ValidateSession) => {
    if (isGone(cell) || findIssue(session, cell, validate)) return;
    errors.set(cell.key, undefined);
    options.onCheck();
  };
  return {
    session,
    errors,
    views,
    tools,
    baseUrl: options.baseUrl,
    loadServices: options.loadServices,
    isInPage: options.isInPage,
    change(cell, value) {
      if (isGone(cell)) return;
      unchecked.add(cell.key);
      options.onChange(session.set(cell, value));
      if (errors.find(cell.key)) options.withValidator((validate) => removeSolved(cell, validate));
    },
    leave(cell) {
      if (!unchecked.delete(cell.key)) return;
      options.pointer.afterRelease(() =>
        options.withValidator((validate) => check(cell, validate)),
      );
    },
    addRow(collection) {
      const row = session.addRow(collection);
      if (!row) return;
      options.onChange([collection]);
      options.onRowAdded(collection, row.key);
    },
    removeRow(collection, rowKey) {
      const index = collection.rows.findIndex((row) => row.key === rowKey);
      session.removeRow(collection, rowKey);
      options.onChange([collection]);
      options.onRowRemoved(collection, index);
    },
  };
}

/** The first rule that the answer of a cell breaks. */
function findIssue(session: Session, cell: Cell, validate: ValidateSession) {
  const path = session.pathOf(cell);
  return validate(session, pageIndexOfCell(session, cell)).find((issue) => issue.path === path);
}
