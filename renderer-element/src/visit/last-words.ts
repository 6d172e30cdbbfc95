import type { ShownProblem } from './visit-state.ts';

/** What is said when not even the texts could be fetched: each bundled language, Dutch first. */
export function lastWords(): ShownProblem {
  return {
    title: 'Het formulier kan niet worden geladen',
    text: 'Controleer uw verbinding en ververs de pagina. · Check your connection and refresh the page. · Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    canRetry: true,
  };
}
