import type { ComponentType } from 'react';
import draftStyles from '../screens/drafts/draft-actions.css?inline';
import type { ScreenProps } from '../screens/screen-props.ts';
import { QueuedScreen } from '../screens/queued-screen.tsx';
import { ConfirmationScreen } from '../screens/confirmation/confirmation-screen.tsx';
import summaryStyles from '../screens/summary/summary.css?inline';
import { asides, breaks, logins, payments, summaries } from '../screens/lazy-modules.ts';
import { laterScreen } from '../screens/lazy-screen.tsx';
import type { EndScreen } from '../state/form-state.ts';

/** What the end of every road needs: fetched while the visitor fills in, not before. */
export * from '../navigation/transitions.ts';
export { ErrorSummary } from '../screens/page/error-summary.tsx';
export { settle } from './background-tasks/start-background-tasks.ts';
export { createVisibilityNews } from '../navigation/visibility-announcer.ts';
export { summariseSession } from '@form-builder/core/summary/summarise-session.ts';
export { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
export { deliver, servicesFor } from '../submission/submit.ts';

/** How all this looks. */
export const styles = summaryStyles + draftStyles;

/**
 * The screens between and after the pages. Those that most visitors never see come when they are
 * shown; a form that waits for a line must be able to say so without one.
 */
export const screens: Readonly<Record<EndScreen, ComponentType<ScreenProps>>> = {
  summary: laterScreen(summaries, ({ SummaryScreen }) => SummaryScreen),
  confirmation: ConfirmationScreen,
  queued: QueuedScreen,
  break: laterScreen(breaks, ({ BreakScreen }) => BreakScreen),
  aborted: laterScreen(asides, ({ AbortedScreen }) => AbortedScreen),
  resume: laterScreen(asides, ({ ResumeScreen }) => ResumeScreen),
  verification: laterScreen(asides, ({ VerificationScreen }) => VerificationScreen),
  files: laterScreen(asides, ({ WaitingScreen }) => WaitingScreen),
  login: laterScreen(logins, ({ LoginScreen }) => LoginScreen),
  payment: laterScreen(payments, ({ PaymentScreen }) => PaymentScreen),
};
