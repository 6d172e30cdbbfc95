import type { ComponentType } from 'react';
import draftStyles from '../drafts/draft-actions.css?inline';
import type { ScreenProps } from '../pages/screen-props.ts';
import { QueuedScreen } from '../sending/queue/queued-screen.tsx';
import { ConfirmationScreen } from '../summary/confirmation-screen.tsx';
import summaryStyles from '../summary/summary.css?inline';
import { asides, breaks, logins, payments, summaries } from './later-parts.ts';
import { laterScreen } from './later-screen.tsx';
import type { EndScreen } from './visit-state.ts';

/** What the end of every road needs: fetched while the visitor fills in, not before. */
export * from './moves.ts';
export { ErrorSummary } from '../pages/error-summary.tsx';
export { settle } from '../drafts/settle.ts';
export { createVisibilityNews } from './visibility-news.ts';
export { summariseSession } from '@form-builder/core/summary/summarise-session.ts';
export { validateSession } from '@form-builder/core/session/validate-cells.ts';
export { deliver, servicesFor } from '../sending/deliver.ts';

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
