import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { LostAnswer } from '@form-builder/core/diff/migrate-answers.ts';
import type { OpenForm } from './loaded-form.ts';
import type { Screen } from './screen.ts';

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
  /** Whether the form may be sent later by itself, if the visitor so wishes. */
  readonly canQueue?: true;
}

/** Where the focus belongs; each new object is one wish. */
export type FocusRequest =
  | { readonly on: 'heading' | 'errors' | 'problem' }
  | { readonly on: 'field'; readonly cellKey: string }
  | { readonly on: 'row'; readonly rowKey: string };

/** An object that is watched as a whole, not by its members: valtio leaves it as it is. */
export type UntrackedRef<T extends object> = ReturnType<typeof ref<T>>;

/** A sent submission, for what can still be done with it. */
export interface SentSubmission {
  readonly id: string;
  readonly key: string | undefined;
  /** A page of the organisation to go back to. */
  readonly returnUrl: string | null;
}

/** Words that are read out; apart from the state, so that new ones draw nothing else. */
export interface Announcement {
  text: string;
}

/** The state of the page as a whole. Answers and fields are not in it: they live in the session. */
export interface FormState {
  opened: UntrackedRef<OpenForm> | null;
  /** Texts of the visitor's language; there before anything is shown. */
  text: UntrackedRef<FormatContext> | null;
  screen: Screen;
  /** Index in the form of the page that is shown. */
  pageIndex: number;
  /** The section of the page, between breaks. */
  section: number;
  /** The steps that have something to show. */
  formSteps: UntrackedRef<FormSteps>;
  errorLinks: readonly ErrorLink[];
  problem: ShownProblem | null;
  busy: 'submitting' | 'saving' | null;
  isRestored: boolean;
  /** When the visitor last saved on the server, in milliseconds since the epoch. */
  savedAt: number | null;
  /** True once the draft on the server was changed elsewhere: what is here is not written over it. */
  isStale: boolean;
  /** True when the form turned out to be sent before, without what was changed since. */
  wasSentEarlier: boolean;
  /** After answers moved to a newer version of the form: those that found no place in it. */
  lostAnswers: readonly LostAnswer[] | null;
  /** Whether the code of the views around every screen is loaded. */
  hasFrameViews: boolean;
  /** Whether a visitor logged in whose session may end while the form is filled in. */
  hasLogin: boolean;
  /** True once another tab changed what the device keeps of this form. */
  isEditedInOtherTab: boolean;
  /** When the device kept other answers than those of the link that was opened; until one is chosen. */
  deviceDraftAt: number | null;
  /** True after "change" in the summary: the page leads back to it. */
  isReturning: boolean;
  /** The number of the sent submission; `null` for unnumbered forms. */
  number: string | null;
  /** What was sent, once it was; its key stays out of the DOM. */
  sent: UntrackedRef<SentSubmission> | null;
  /** What changed by itself, for those who do not see it. */
  announcement: UntrackedRef<Announcement>;
  focus: FocusRequest | null;
}

/** The state as it is at one moment, to draw from. */
export type FormSnapshot = Snapshot<FormState>;

/** A visit that has just begun. */
export function createFormState(): FormState {
  return proxy<FormState>({
    opened: null,
    text: null,
    screen: 'loading',
    pageIndex: 0,
    section: 0,
    formSteps: ref<FormSteps>({ steps: [], stopBlock: undefined }),
    errorLinks: [],
    problem: null,
    busy: null,
    isRestored: false,
    savedAt: null,
    isStale: false,
    wasSentEarlier: false,
    lostAnswers: null,
    hasFrameViews: false,
    hasLogin: false,
    isEditedInOtherTab: false,
    deviceDraftAt: null,
    isReturning: false,
    number: null,
    sent: null,
    announcement: ref(proxy<Announcement>({ text: '' })),
    focus: null,
  });
}

/** What the state says of answers that nothing else was done with. */
export const initialDraftState = {
  isEditedInOtherTab: false,
  deviceDraftAt: null,
  isStale: false,
  lost: null,
  savedAt: null,
  wasSentEarlier: false,
};

/** Changes several members of the state in one go. */
export function updateState(state: FormState, members: Partial<FormState>): void {
  Object.assign(state, members);
}
