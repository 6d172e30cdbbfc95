import type { ComponentType } from 'react';
import draftStyles from '../screens/drafts/draft-actions.css?inline';
import type { ScreenProps } from '../screens/screen-props.ts';
import { QueuedScreen } from '../screens/queued-screen.tsx';
import { ConfirmationScreen } from '../screens/confirmation/confirmation-screen.tsx';
import summaryStyles from '../screens/summary/summary.css?inline';
import {
  extraScreens,
  breakScreen,
  loginScreen,
  paymentScreen,
  summaryScreen,
} from '../screens/lazy-modules.ts';
import { lazyScreen } from '../screens/lazy-screen.tsx';
import type { DeferredScreen } from '../state/form-state.ts';

/** What the end of every road needs: fetched while the visitor fills in, not before. */
export * from '../navigation/transitions.ts';
export { ErrorSummary } from '../screens/page/error-summary.tsx';
export { startBackgroundTasks } from './background-tasks/start-background-tasks.ts';
export { createVisibilityAnnouncer } from '../navigation/visibility-announcer.ts';
export { summariseSession } from '@form-builder/core/summary/summarise-session.ts';
export { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
export { submitForm, loadFormServices } from '../submission/submit.ts';

/** How all this looks. */
export const styles = summaryStyles + draftStyles;

/**
 * The screens between and after the pages. Those that most visitors never see come when they are
 * shown; a form that waits for a line must be able to say so without one.
 */
export const screens: Readonly<Record<DeferredScreen, ComponentType<ScreenProps>>> = {
  summary: lazyScreen(summaryScreen, ({ SummaryScreen }) => SummaryScreen),
  confirmation: ConfirmationScreen,
  queued: QueuedScreen,
  break: lazyScreen(breakScreen, ({ BreakScreen }) => BreakScreen),
  aborted: lazyScreen(extraScreens, ({ AbortedScreen }) => AbortedScreen),
  resume: lazyScreen(extraScreens, ({ ResumeScreen }) => ResumeScreen),
  verification: lazyScreen(extraScreens, ({ VerificationScreen }) => VerificationScreen),
  files: lazyScreen(extraScreens, ({ WaitingScreen }) => WaitingScreen),
  login: lazyScreen(loginScreen, ({ LoginScreen }) => LoginScreen),
  payment: lazyScreen(paymentScreen, ({ PaymentScreen }) => PaymentScreen),
};
