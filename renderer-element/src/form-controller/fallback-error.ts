import type { ShownProblem } from '../state/form-state.ts';

/** The message when not even the translations could be fetched. */
export function fallbackError(): ShownProblem {
  return {
    title: 'Dit formulier kan nu niet worden geladen',
    text: 'Ververs de pagina. · Please refresh the page. · Bitte laden Sie die Seite neu.',
    canRetry: true,
  };
}
