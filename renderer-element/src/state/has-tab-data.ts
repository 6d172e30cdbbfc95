import { tabDataKey } from '../requests/form-address.ts';

/** Whether the tab stores logins or payments of a form; false without storage. */
export function hasTabData(formId: string): boolean {
  try {
    return sessionStorage.getItem(tabDataKey(formId)) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
