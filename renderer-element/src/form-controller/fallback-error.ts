import type { ShownProblem } from '../state/form-state.ts';

/** What is said when not even the texts could be fetched. */
export function fallbackError(): ShownProblem {
  return {
    title: 'Dit formulier kan nu niet worden geladen',
    text: 'Ververs de pagina. · Please refresh the page. · Bitte laden Sie die Seite neu.',
    canRetry: true,
  };
}
