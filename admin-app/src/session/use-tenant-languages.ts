import { languages, type Language } from '@form-builder/core/messages/languages.ts';
import { useSnapshot } from 'valtio';
import { sessionState } from './session-state.ts';

/** The languages that the organisation uses, in the order of the product. */
export function useTenantLanguages(): readonly Language[] {
  const { settings } = useSnapshot(sessionState);
  const used: unknown = settings['languages'];
  return Array.isArray(used) ? languages.filter((one) => used.includes(one)) : languages;
}
