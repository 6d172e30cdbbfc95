import { addStyles } from './style-sheets.ts';

/** Makes what stands there fit for paper, once the styles for that were fetched. */
export function loadPrintStyles(): void {
  void import('./print-styles.ts').then(({ styles }) => addStyles(styles), asOnScreen);
}

/** Without a line paper looks like the screen. */
function asOnScreen(): void {
  return undefined;
}
