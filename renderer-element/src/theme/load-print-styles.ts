import { addStyles } from './style-sheets.ts';

/** Fetches the styles for paper; offline, paper looks like the screen. */
export function loadPrintStyles(): void {
  void import('./print-styles.ts').then(({ styles }) => addStyles(styles), asOnScreen);
}

/** Offline, paper looks like the screen. */
function asOnScreen(): void {
  return undefined;
}
