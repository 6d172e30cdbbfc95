import { createContext, useContext } from 'react';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';

/** The language of what is shown: its locale and its texts. */
export const TextContext = createContext<FormatContext>({ locale: 'nl-NL', translate: (id) => id });

/** The texts of the visitor's language. */
export function useText(): FormatContext {
  return useContext(TextContext);
}
