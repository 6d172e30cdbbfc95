import { useEffect } from 'react';
import { addStyles } from './style-sheets.ts';

/** Makes the form fit for paper, once the styles for that were fetched. */
export function usePrintStyles(): void {
  useEffect(() => {
    import('./print.ts').then(({ styles }) => addStyles(styles), asOnScreen);
  }, []);
}

/** Without a line paper looks like the screen. */
function asOnScreen(): void {
  return undefined;
}
