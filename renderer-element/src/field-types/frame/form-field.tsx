import { useRef } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { renderFrame } from './field-frame.tsx';
import { getView } from './get-view.ts';
import { FieldIds } from '../../state/fields/field-ids.ts';
import type { FieldViewProps } from '../../state/fields/field-view.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { FieldContext } from '../../state/fields/field-context.tsx';
import { useText } from '../../i18n/text-context.tsx';
import { errorText } from '../../state/errors/field-error-text.ts';
import { useField } from './use-field.ts';

/**
 * The props of a field: its cell, and the context of its form, which the list reads once for all
 * its fields.
 */
export interface FormFieldProps {
  readonly cell: Cell;
  readonly form: FieldContext;
}

/** One field in its frame; a prerendered one keeps its HTML until its turn to be hydrated. */
export function FormField({ cell, form }: FormFieldProps) {
  const turn = form.waiting?.turnOf(cell);
  // Before any hook: a long page has hundreds of fields that wait, and hooks cost memory.
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Suspense waits for a thrown promise
  if (turn) throw turn;
  const text = useText();
  form.waiting?.take(cell, text);
  const box = useRef<HTMLDivElement>(null);
  const found = useField(cell, form, box);
  const error = found && errorText(found, cell.field, text);
  const view = getView(form.views, cell.field.type);
  const ids = new FieldIds(cell);
  const ofType = view.hint?.(cell.field, text, cell, form.session.clock);
  const hint = [cell.field.hint, ofType].filter(Boolean).join(' ');
  const described = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  const props: FieldViewProps<FieldTypeName> = {
    cell,
    field: cell.field,
    value: cell.value,
    ids,
    hint,
    error,
    describedBy: described || undefined,
    change: (value) => form.change(cell, value),
    leave: () => form.leave(cell),
  };
  const control = <view.Control {...props} />;
  return renderFrame(props, { box, frame: view.frame(cell.field), text, control });
}
