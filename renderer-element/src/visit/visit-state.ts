import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import type { OwnSubmission } from '@form-builder/core/contract/submissions.ts';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { Road } from '@form-builder/core/road/road.ts';
import type { OpenForm } from './open-form.ts';

/** What fills the element while a form is opened and filled in. */
type RoadScreen = 'loading' | 'page' | 'failure';

/** The screens whose code is fetched later: those between and after the pages, and those of `awaits`. */
export type EndScreen =
  'break' | 'summary' | 'confirmation' | 'aborted' | 'resume' | 'login' | Awaited;

/** What a completed submission waits for, each with its own screen. */
export type Awaited = NonNullable<OwnSubmission['awaits']>;

/** What fills the element now. */
export type Screen = RoadScreen | EndScreen;

/** The screens on which a form is being filled in. */
export const isOnTheWay = (screen: Screen) => /^(?:page|break|summary)$/.test(screen);

/** A line of the error summary: which field, and what to say of it. */
export interface ErrorLink {
  readonly cellKey: string;
  readonly text: string;
}

/** A refusal or breakdown in the visitor's words. */
export interface ShownProblem {
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
}

/** Where the focus belongs; each new object is one wish. */
export type FocusWish =
  | { readonly on: 'heading' | 'errors' | 'problem' }
  | { readonly on: 'field'; readonly cellKey: string }
  | { readonly on: 'row'; readonly rowKey: string };

/** An object that is watched as a whole, not by its members: valtio leaves it as it is. */
export type Held<T extends object> = ReturnType<typeof ref<T>>;

/** A sent submission, for what can still be done with it. */
export interface Sent {
  readonly id: string;
  readonly key: string | undefined;
  /** A page of the organisation to go back to. */
  readonly returnUrl: string | null;
}

/** The state of the page as a whole. Answers and fields are not in it: they live in the session. */
export interface VisitState {
  opened: Held<OpenForm> | null;
  /** Texts of the visitor's language; there before anything is shown. */
  text: Held<FormatContext> | null;
  screen: Screen;
  /** Index in the form of the page that is shown. */
  pageIndex: number;
  /** The section of the page, between breaks. */
  section: number;
  /** The steps that have something to show. */
  road: Held<Road>;
  errorLinks: readonly ErrorLink[];
  problem: ShownProblem | null;
  busy: 'submitting' | 'saving' | null;
  isRestored: boolean;
  /** True once another tab changed what the device keeps of this form. */
  isInOtherTab: boolean;
  /** True after "change" in the summary: the page leads back to it. */
  isReturning: boolean;
  /** The number of the sent submission; `null` for unnumbered forms. */
  number: string | null;
  /** What was sent, once it was; its key stays out of the DOM. */
  sent: Held<Sent> | null;
  /** What changed by itself, for those who do not see it. */
  announcement: string;
  focus: FocusWish | null;
}

/** The state as it is at one moment, to draw from. */
export type VisitSnapshot = Snapshot<VisitState>;

/** A visit that has just begun. */
export function createVisitState(): VisitState {
  return proxy<VisitState>({
    opened: null,
    text: null,
    screen: 'loading',
    pageIndex: 0,
    section: 0,
    road: ref<Road>({ steps: [], end: undefined }),
    errorLinks: [],
    problem: null,
    busy: null,
    isRestored: false,
    isInOtherTab: false,
    isReturning: false,
    number: null,
    sent: null,
    announcement: '',
    focus: null,
  });
}
