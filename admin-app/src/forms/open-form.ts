import type { Form } from '@form-builder/core/contract/staff/forms.ts';
import { useOutletContext } from 'react-router';

/** The form whose tabs are open; the tabs are only shown once it is loaded. */
export function useOpenForm(): Form {
  return useOutletContext<Form>();
}
