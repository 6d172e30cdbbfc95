import { useEffect, useRef } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { useFieldContext } from './fields/field-context.tsx';
import type { FieldError } from './errors/field-errors.ts';
import { holdForWork } from './unfinished-work.ts';

interface Unfinished {
  readonly cell: Cell;
  /** Whether there is anything to lose now. */
  readonly isUnfinished: boolean;
  finish(): FieldError | undefined | Promise<FieldError | undefined>;
}

/** Keeps the visitor on the page while a field has unfinished work; afterwards removes the error about it. */
export function useUnfinishedWork({ cell, isUnfinished, finish }: Unfinished): void {
  const form = useFieldContext();
  const wasUnfinished = useRef(false);
  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => {
    const isOver = wasUnfinished.current && !isUnfinished;
    wasUnfinished.current = isUnfinished;
    if (isUnfinished) return holdForWork({ cell, finish: async () => latest.current() });
    if (isOver && form.errors.find(cell.key)) {
      form.change(cell, cell.value);
      form.leave(cell);
    }
    return undefined;
    // The context of a form is replaced once the tools of its fields have loaded.
  }, [cell, isUnfinished]);
}
