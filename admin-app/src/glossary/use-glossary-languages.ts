import type { Language } from '@form-builder/core/messages/languages.ts';
import { useTenantLanguages } from '../session/use-tenant-languages.ts';

/** A language into which terms are translated; terms are Dutch. */
export type GlossaryLanguage = Exclude<Language, 'nl'>;

/** The languages of the organisation into which terms are translated. */
export const useGlossaryLanguages = (): readonly GlossaryLanguage[] =>
  useTenantLanguages().filter((language) => language !== 'nl');
