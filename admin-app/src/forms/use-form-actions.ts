import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useCommonActions } from './bulk/use-common-actions.tsx';
import { useOpenActions } from './use-open-actions.tsx';

/** The actions on a form in a list that this user may perform. */
export function useFormActions(): (form: Form) => readonly RowAction[] {
  const open = useOpenActions();
  const common = useCommonActions();
  return (form) => [...open(form), ...common(form)];
}
