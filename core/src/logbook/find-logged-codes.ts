import { dataRequestKinds } from '../data-requests/data-request-kinds.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { loggedFields, loggedWords } from './logged-words.ts';

/**
 * Finds the codes in the details of entries (properties, values, and kinds of requests) whose text contains a text, as
 * readers see it in the language of the context.
 */
export function findLoggedCodes(
  search: string,
  { locale, translate }: FormatContext,
): readonly string[] {
  const wanted = search.toLocaleLowerCase(locale);
  const isFound = (text: string) => text.toLocaleLowerCase(locale).includes(wanted);
  return [
    ...loggedFields.filter((field) => isFound(translate(`logbook.field.${field}`))),
    ...loggedWords.filter((word) => isFound(translate(`logbook.value.${word}`))),
    ...dataRequestKinds.filter((kind) => isFound(translate(`data_request.kind.${kind}`))),
  ];
}
