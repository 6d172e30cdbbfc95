import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './theme/light-scales.css';
import './theme/colours.css';
import './theme/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { activateLanguage, storedLanguage } from './languages/languages.ts';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';
import { loadScreens } from './routes.tsx';
import { followActivity } from './session/activity.ts';
import { reloadForMissingScripts } from './reload-for-missing-scripts.ts';
import { sessionState } from './session/session-state.ts';
import { startSession } from './start-session.ts';
import { applyStyleNonce } from './theme/style-nonce.ts';

/** Starts the session while the page shows its splash, and then renders the app. */
export async function startApp(): Promise<void> {
  applyStyleNonce();
  followActivity();
  reloadForMissingScripts();
  await activateLanguage(storedLanguage() ?? 'nl');
  // It comes while the session starts, which is mostly waiting for the server.
  void loadScreens(location.pathname).catch(triedAgain);
  await startSession().catch(() => {
    sessionState.outage = { kind: 'error' };
  });
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root.');
  createRoot(container).render(<App />);
  prefetchWhenIdle();
  void import('./after-start.ts').then(({ startInBackground }) => startInBackground(), triedAgain);
}

/** What could not be fetched now is fetched when it is needed; the rest starts with the next visit. */
function triedAgain(): void {
  return undefined;
}
