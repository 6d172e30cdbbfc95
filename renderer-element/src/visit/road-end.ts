import { QueuedScreen } from '../sending/queue/queued-screen.tsx';
import { ResumeScreen } from '../drafts/resume-screen.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { AbortedScreen } from '../summary/aborted-screen.tsx';
import { BreakScreen } from '../summary/break-screen.tsx';
import { ConfirmationScreen } from '../summary/confirmation-screen.tsx';
import { SummaryScreen } from '../summary/summary-screen.tsx';
import type { ComponentType } from 'react';
import type { ScreenProps } from '../pages/screen-props.ts';
import { awaitedScreens } from '../sending/awaited-screens.ts';
import type { EndScreen } from './visit-state.ts';

/** What only the end of the road needs: fetched while the visitor fills in, not before. */
export * from './moves.ts';
export { ErrorSummary } from '../pages/error-summary.tsx';
export { settle } from '../drafts/settle.ts';
export { deliver, servicesFor } from '../sending/deliver.ts';

/** The screens between and after the pages. */
export const screens: Readonly<Record<EndScreen, ComponentType<ScreenProps>>> = {
  break: BreakScreen,
  summary: SummaryScreen,
  confirmation: ConfirmationScreen,
  aborted: AbortedScreen,
  resume: ResumeScreen,
  queued: QueuedScreen,
  login: LoginScreen,
  ...awaitedScreens,
};
