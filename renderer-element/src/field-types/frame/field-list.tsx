import { Suspense, useRef, type ReactElement } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { useFieldContext, type FieldContext } from '../../state/fields/field-context.tsx';
import { FormField } from './form-field.tsx';

type Elements = ReadonlyMap<Cell, ReactElement>;

/**
 * Renders fields in reading order. Hidden fields stay in place with `hidden`. The React element of
 * a field is created once, so the field renders again only when its cell or error changes.
 */
export function FieldList({ cells }: { readonly cells: readonly Cell[] }) {
  const form = useFieldContext();
  const rendered = useRef<{ readonly form: FieldContext; readonly elements: Elements }>(null);
  const before = rendered.current?.form === form ? rendered.current.elements : undefined;
  const elements = new Map(
    cells.map((cell) => [cell, before?.get(cell) ?? createField(cell, form)]),
  );
  rendered.current = { form, elements };
  return <div className="fields">{[...elements.values()]}</div>;
}

/** A prerendered field suspends until its turn to be hydrated. */
function createField(cell: Cell, form: FieldContext): ReactElement {
  if (!form.waiting?.isWaiting(cell)) return <FormField key={cell.key} cell={cell} form={form} />;
  return (
    <Suspense key={cell.key} fallback={null}>
      <FormField cell={cell} form={form} />
    </Suspense>
  );
}
