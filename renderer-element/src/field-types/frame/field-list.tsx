import { Suspense, useRef, type ReactElement } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { useFieldContext } from '../../state/field-context.tsx';
import type { WaitingFields } from '../../state/waiting-fields.ts';
import { FormField } from './form-field.tsx';

/**
 * Fields in reading order. Hidden fields stay in place with `hidden`. A field that was rendered before
 * is the same React element, so it is rendered again only when its cell or error changes.
 */
export function FieldList({ cells }: { readonly cells: readonly Cell[] }) {
  const { waiting } = useFieldContext();
  const fields = useRef<ReadonlyMap<Cell, ReactElement>>(new Map());
  const before = fields.current;
  fields.current = new Map(
    cells.map((cell) => [cell, before.get(cell) ?? createField(cell, waiting)]),
  );
  return <div className="fields">{[...fields.current.values()]}</div>;
}

/** A prerendered field suspends until its turn. */
function createField(cell: Cell, waiting: WaitingFields | undefined): ReactElement {
  if (!waiting?.isWaiting(cell)) return <FormField key={cell.key} cell={cell} />;
  return (
    <Suspense key={cell.key} fallback={null}>
      <FormField cell={cell} />
    </Suspense>
  );
}
