import { tabDataKey } from '../requests/form-address.ts';

/** Whether the tab keeps something of a form's logins or payments; not where there is no storage. */
export function hasTabData(formId: string): boolean {
  try {
    return sessionStorage.getItem(tabDataKey(formId)) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
