import { permissions, type Permission } from '@form-builder/core/contract/permissions.ts';
import { nameLogbookAction } from '@form-builder/core/logbook/describe-logbook-entry.ts';
import { findLoggedCodes } from '@form-builder/core/logbook/find-logged-codes.ts';
import { logbookActions, type LogbookAction } from '@form-builder/core/logbook/logbook-events.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** What the logbook stores for a text that readers see in their language. */
export interface FoundWords {
  readonly search: string;
  /** The actions whose label contains the text. */
  readonly actions: readonly LogbookAction[];
  /** Properties, values, and kinds of requests whose text contains it. */
  readonly codes: readonly string[];
  /** Permissions, which only the entries of roles show by their text. */
  readonly permissions: readonly Permission[];
}

/** Finds the actions and the codes in details whose text in the language contains the search. */
export function searchLogbookWords(search: string, language: Language): FoundWords {
  const translate = translatorOf(language);
  const context = { locale: language, translate };
  const wanted = search.toLocaleLowerCase(language);
  const isFound = (text: string) => text.toLocaleLowerCase(language).includes(wanted);
  return {
    search,
    actions: logbookActions.filter((action) => isFound(nameLogbookAction(action, context))),
    codes: findLoggedCodes(search, context),
    permissions: permissions.filter((slug) => isFound(translate(`permission.${slug}`))),
  };
}
