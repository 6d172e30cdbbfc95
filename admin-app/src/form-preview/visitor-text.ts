import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { loadMessages } from '@form-builder/core/messages/load-messages.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { useQuery } from '@tanstack/react-query';

/** The language in which a form is written. */
const formLocale = 'nl-NL';

/** Loads the visitor's texts around the fields in a locale; `undefined` until they are loaded. */
export function useVisitorText(locale = formLocale): FormatContext | undefined {
  const { data } = useQuery({
    queryKey: ['visitor-text', locale],
    queryFn: async (): Promise<FormatContext> => ({
      locale,
      translate: createTranslator(locale, await loadMessages(locale)),
    }),
    staleTime: Infinity,
  });
  return data;
}
