import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useOutletContext } from 'react-router';

/** Returns the form of the open tabs, which are only shown once it is loaded. */
export function useOpenForm(): Form {
  return useOutletContext<Form>();
}
