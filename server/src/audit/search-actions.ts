import { nameLogbookAction } from '@form-builder/core/logbook/describe-logbook-entry.ts';
import { logbookActions, type LogbookAction } from '@form-builder/core/logbook/logbook-events.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** The actions whose label in the language contains the text. */
export function searchActions(search: string, language: Language): readonly LogbookAction[] {
  const context = { locale: language, translate: translatorOf(language) };
  const wanted = search.toLocaleLowerCase(language);
  return logbookActions.filter((action) =>
    nameLogbookAction(action, context).toLocaleLowerCase(language).includes(wanted),
  );
}
