import { useSnapshot } from 'valtio';
import { sessionState } from '../session/session-state.ts';

const translated = ['en', 'de'] as const;

/** A language into which terms are translated. */
export type GlossaryLanguage = (typeof translated)[number];

/** The languages of the organisation into which terms are translated; terms are Dutch. */
export function useGlossaryLanguages(): readonly GlossaryLanguage[] {
  const { settings } = useSnapshot(sessionState);
  const used: unknown = settings['languages'];
  return Array.isArray(used)
    ? translated.filter((language) => used.includes(language))
    : translated;
}
