import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';

/** The screens while a form is opened and filled in. */
type BasicScreen = 'loading' | 'page' | 'failure';

/**
 * The screens whose code is fetched when it is needed: those between and after the pages, and those
 * of `awaits`.
 */
export type DeferredScreen =
  | 'break'
  | 'summary'
  | 'queued'
  | 'confirmation'
  | 'aborted'
  | 'resume'
  | 'dead_link'
  | 'login'
  | 'sign'
  | AwaitedScreen;

/** The screen for each thing that a completed submission may wait for. */
export type AwaitedScreen = NonNullable<OwnSubmission['awaits']>;

/** The screen that is shown. */
export type Screen = BasicScreen | DeferredScreen;

/** The screens on which a form is being filled in. */
export const isFillingIn = (screen: Screen) => /^(?:page|break|summary)$/.test(screen);

type NeverStoredScreen =
  'loading' | 'failure' | 'confirmation' | 'aborted' | 'resume' | 'dead_link' | 'login' | 'sign';

/** The screens on which no draft is stored: there are no answers yet, or no longer. */
export const isNeverStored = (screen: Screen): screen is NeverStoredScreen =>
  /^(?:loading|failure|confirmation|aborted|resume|dead_link|login|sign)$/.test(screen);
