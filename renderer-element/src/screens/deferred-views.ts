import { ConfirmationScreen } from './confirmation/confirmation-screen.tsx';
import type { DeferredViews } from './base/screen-props.ts';
import { DraftActions } from './frame/draft-actions.tsx';
import draftStyles from './frame/draft-actions.css?inline';
import { DraftNotices } from './frame/draft-notices.tsx';
import {
  breakScreen,
  extraScreens,
  loginScreen,
  paymentScreen,
  summaryScreen,
} from './lazy/lazy-modules.ts';
import { lazyScreen } from './lazy/lazy-screen.tsx';
import { QueuedScreen } from './outcome/queued-screen.tsx';
import { ErrorSummary } from './page/error-summary.tsx';
import { Statements } from './statements/statements.tsx';
import summaryStyles from './summary/summary.css?inline';

/** The styles of these views. */
export const styles = summaryStyles + draftStyles;

/**
 * The views between, after and around the pages. Screens that most visitors never see are fetched
 * when they are shown; a form that is queued must be able to say so offline.
 */
export const views: DeferredViews = {
  screens: {
    summary: lazyScreen(summaryScreen, 'SummaryScreen'),
    confirmation: ConfirmationScreen,
    queued: QueuedScreen,
    break: lazyScreen(breakScreen, 'BreakScreen'),
    aborted: lazyScreen(extraScreens, 'AbortedScreen'),
    resume: lazyScreen(extraScreens, 'ResumeScreen'),
    dead_link: lazyScreen(extraScreens, 'DeadLinkScreen'),
    verification: lazyScreen(extraScreens, 'VerificationScreen'),
    files: lazyScreen(extraScreens, 'WaitingScreen'),
    login: lazyScreen(loginScreen, 'LoginScreen'),
    payment: lazyScreen(paymentScreen, 'PaymentScreen'),
  },
  ErrorSummary,
  Statements,
  Before: DraftNotices,
  After: DraftActions,
};
