import { silentCallbackPath } from './session/session-paths.ts';

/** The hidden frame of a silent sign-in does not need the app. */
if (location.pathname === silentCallbackPath) {
  const { answerSilentSignIn } = await import('./session/answer-silent-sign-in.ts');
  await answerSilentSignIn();
} else {
  const { startApp } = await import('./start-app.tsx');
  await startApp();
}
