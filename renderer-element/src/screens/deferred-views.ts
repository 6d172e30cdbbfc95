import { ConfirmationScreen } from './confirmation/confirmation-screen.tsx';
import type { DeferredViews } from './base/screen-props.ts';
import { DraftActions } from './frame/draft-actions.tsx';
import draftStyles from './frame/draft-actions.css?inline';
import { DraftNotices } from './frame/draft-notices.tsx';
import {
  breakScreen,
  coSignatureScreens,
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
import printStyles from '../theme/print.css?inline';

/** The styles of these views, and those for paper: a visitor may print from the first answer on. */
export const styles = summaryStyles + draftStyles + printStyles;

/**
 * The views between, after and around the pages. Screens that most visitors never see are fetched
 * when they are shown. The screen of a queued form is included, because it must work offline.
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
    co_signature: lazyScreen(coSignatureScreens, 'AwaitedSignatureScreen'),
    sign: lazyScreen(coSignatureScreens, 'SignScreen'),
  },
  ErrorSummary,
  Statements,
  Before: DraftNotices,
  After: DraftActions,
};
