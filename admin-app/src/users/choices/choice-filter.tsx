import type { FilterPickerProps } from '../../data-table/table-toolbar.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import type { ChoiceKind } from './choices-queries.ts';

/** The filter of a list on a role or a group. */
export function ChoiceFilter({
  kind,
  label,
  value,
  isNew,
  onChange,
}: FilterPickerProps & { readonly kind: ChoiceKind }) {
  return (
    <ChoiceSelect
      kind={kind}
      size="xs"
      w="16rem"
      aria-label={label}
      autoFocus={isNew}
      value={value}
      onChange={onChange}
    />
  );
}
