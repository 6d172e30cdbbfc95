export { SessionEnded } from './session-ended.tsx';
export { SessionWarningDialog } from './session-warning.tsx';
export { SignedInScreen } from './signed-in-screen.tsx';
