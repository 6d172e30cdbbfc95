import { memo, useRef } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldIds } from '../../state/field-ids.ts';
import type { AnyFieldView, FieldViewProps } from '../../state/field-view.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { UnavailableField } from './unavailable-field.tsx';
import { useFieldContext } from '../../state/field-context.tsx';
import { useText } from '../../i18n/text-context.tsx';
import { useField } from './use-field.ts';

/** One field in its frame; rendered again only when its cell or error changes. */
export const FormField = memo(function FormField({ cell }: { readonly cell: Cell }) {
  const form = useFieldContext();
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const error = useField(cell, frame);
  const view: AnyFieldView | undefined = form.views[cell.field.type];
  const ids = fieldIds(cell);
  if (!view) return <UnavailableField cell={cell} ids={ids} box={frame} />;
  const hint = [cell.field.hint, view.hint?.(cell.field, text)].filter(Boolean).join(' ');
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
  return (
    <FieldFrame box={frame} frame={view.frame(cell.field)} {...props}>
      <view.Control {...props} />
    </FieldFrame>
  );
});
