import { createContext, useContext } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';

/** The locale and the messages of what is shown. */
export const TextContext = createContext<FormatContext>({ locale: 'nl-NL', translate: (id) => id });

/** The messages of the visitor's language. */
export function useText(): FormatContext {
  return useContext(TextContext);
}
