import type { LogbookExportChoices } from '@form-builder/core/contract/staff/logbook.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { isPseudonym } from '../logbook/pseudonym-of.ts';
import type { Caller } from '../platform/http/caller.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import type { AuditListQuery, AuditSelection } from './audit-queries.ts';
import { personsIn, type LogbookReading } from './note-reading.ts';
import { mayFollowPersons } from './person-lines.ts';
import { searchLogbookWords } from './search-logbook-words.ts';

/** What a user asks of the logbook, and in which language. */
interface Asked {
  readonly caller: Caller;
  readonly query: LogbookReading;
  readonly language: Language;
}

/** Who may not search for persons must not follow one by a filter. */
export function assertMayFilter({ caller, query, language }: Asked): void {
  const persons = personsIn(query);
  if (persons.length > 0 && !mayFollowPersons(caller)) throw new RequestError('forbidden');
  // What is noted is a pseudonym: an identifier in its place must never reach the logbook.
  if (!persons.every(isPseudonym)) {
    const { notAllowed } = inputTexts[language];
    throw new RequestError('invalid', { errors: { 'filter.person': [notAllowed] } });
  }
}

/** The entries that the caller may read and asks for. */
export function auditSelection(
  caller: Caller,
  query: Pick<AuditListQuery, 'filter' | 'reject' | 'search' | 'sort'>,
  language: Language,
): AuditSelection {
  const { search } = query;
  const found = search === undefined ? undefined : searchLogbookWords(search, language);
  return { caller, query, found, isDescending: query.sort !== 'at' };
}

/** The entries of an export: those that the user may read when it is made. */
export function auditSelectionOf(
  caller: Caller,
  { filter, reject, search, language }: LogbookExportChoices,
): AuditSelection {
  const query = { filter, reject, search: search === '' ? undefined : search, sort: undefined };
  return auditSelection(caller, query, language);
}

/** Whether the permissions suffice for an export with these choices. */
export function mayExportLogbook(caller: Caller, choices: LogbookExportChoices): boolean {
  const mayRead = caller.isRoot || caller.permissions.has('audit-list');
  return mayRead && (personsIn(choices).length === 0 || mayFollowPersons(caller));
}
