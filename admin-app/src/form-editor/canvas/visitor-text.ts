import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { loadMessages } from '@form-builder/core/messages/load-messages.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { useQuery } from '@tanstack/react-query';

/** The language that a form is written in. */
const formLocale = 'nl-NL';

/** The visitor's texts around the fields; `undefined` until they are there. */
export function useVisitorText(): FormatContext | undefined {
  const { data } = useQuery({
    queryKey: ['visitor-text', formLocale],
    queryFn: async (): Promise<FormatContext> => ({
      locale: formLocale,
      translate: createTranslator(formLocale, await loadMessages(formLocale)),
    }),
    staleTime: Infinity,
  });
  return data;
}
