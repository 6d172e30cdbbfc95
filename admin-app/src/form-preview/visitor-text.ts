import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { loadMessages } from '@form-builder/core/messages/load-messages.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The language in which a form is written. */
const formLocale = 'nl-NL';

/** The visitor's texts around the fields in a locale. */
export const visitorTextQuery = (locale = formLocale) =>
  queryOptions({
    queryKey: ['visitor-text', locale],
    queryFn: async (): Promise<FormatContext> => ({
      locale,
      translate: createTranslator(locale, await loadMessages(locale)),
    }),
    staleTime: Infinity,
  });

/** Loads the visitor's texts around the fields in a locale; `undefined` until they are loaded. */
export function useVisitorText(locale?: string): FormatContext | undefined {
  return useQuery(visitorTextQuery(locale)).data;
}
