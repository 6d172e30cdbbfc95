import { useEffect, useState, type RefObject } from 'react';
import { useStyles } from './use-styles.ts';

/** Makes what stands in this shadow root fit for paper, once the styles for that were fetched. */
export function usePrintStyles(inside: RefObject<HTMLElement | null>): void {
  const [css, setCss] = useState('');
  useEffect(() => {
    import('./print.ts').then(({ styles }) => setCss(styles), asOnScreen);
  }, []);
  useStyles(inside, css);
}

/** Without a line paper looks like the screen. */
function asOnScreen(): void {
  return undefined;
}
