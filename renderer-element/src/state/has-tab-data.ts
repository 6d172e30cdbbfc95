import { visitKey } from '../requests/form-address.ts';

/** Whether the tab keeps something of a form's logins or payments; not where there is no storage. */
export function hasKept(formId: string): boolean {
  try {
    return sessionStorage.getItem(visitKey(formId)) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
