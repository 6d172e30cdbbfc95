import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './theme/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { activateLanguage, storedLanguage } from './languages/languages.ts';
import { sessionState } from './session/session-state.ts';
import { startSession } from './session/start-session.ts';
import { applyStyleNonce } from './theme/style-nonce.ts';

/** Starts the session while the splash of the page stands, then shows the app. */
export async function startApp(): Promise<void> {
  applyStyleNonce();
  await activateLanguage(storedLanguage() ?? 'nl');
  await startSession().catch(() => {
    sessionState.outage = { kind: 'error' };
  });
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root.');
  createRoot(container).render(<App />);
}
