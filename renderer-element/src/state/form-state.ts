import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { LostAnswer } from '@form-builder/core/diff/migrate-answers.ts';
import type { SentStatements } from '@form-builder/core/contract/staff/submissions.ts';
import type { StatementKind } from '@form-builder/core/version-settings/list-statements.ts';
import type { OpenForm } from './loaded-form.ts';
import type { Screen } from './screen.ts';

/** A link in the error summary. */
export interface ErrorLink {
  readonly cellKey: string;
  readonly text: string;
  /** Whether there is no answer yet. */
  readonly isMissing: boolean;
}

/** A failure in the visitor's language. */
export interface ShownProblem {
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
  /** Whether the visitor may queue the form. */
  readonly canQueue?: true;
}

/** Where the focus must go; each new object is one request. */
export type FocusRequest =
  | { readonly on: 'heading' | 'errors' | 'problem' | `statement-${StatementKind}` }
  | { readonly on: 'field'; readonly cellKey: string }
  | { readonly on: 'row'; readonly rowKey: string };

/** What the visitor has accepted, and which statements stopped the form from being sent. */
export interface StatementsState {
  readonly accepted: SentStatements;
  readonly missing: readonly StatementKind[];
}

/** An object that valtio tracks as a whole, not by its members. */
export type UntrackedRef<T extends object> = ReturnType<typeof ref<T>>;

/** A submission, for what can still be done with it. */
export interface SentSubmission {
  readonly id: string;
  readonly key: string | undefined;
  /** A page of the organisation to return to. */
  readonly returnUrl: string | null;
  /** What was paid and when, as a sentence. */
  readonly receipt?: string | undefined;
}

/** A text for screen readers; apart from the state, so that it renders nothing else. */
export interface Announcement {
  text: string;
}

/** The state of the page as a whole, without answers and fields: the session holds those. */
export interface FormState {
  opened: UntrackedRef<OpenForm> | null;
  /** The messages of the visitor's language; loaded before anything is shown. */
  text: UntrackedRef<FormatContext> | null;
  screen: Screen;
  /** Index in the form of the current page. */
  pageIndex: number;
  /** The section of the page, between breaks. */
  section: number;
  /** The furthest page so far; `Infinity` once the visitor has seen the summary. */
  furthestPage: number;
  /** The steps that the visitor can reach. */
  formSteps: UntrackedRef<FormSteps>;
  errorLinks: readonly ErrorLink[];
  problem: ShownProblem | null;
  busy: 'submitting' | 'saving' | null;
  isRestored: boolean;
  /** When the visitor last saved on the server, in milliseconds since the epoch. */
  savedAt: number | null;
  /** True when the draft on the server was changed elsewhere: this one does not overwrite it. */
  isStale: boolean;
  /** True when the form had been submitted before, without the latest changes. */
  wasSentEarlier: boolean;
  /** After a migration to a newer version: the answers that do not fit. */
  lostAnswers: readonly LostAnswer[] | null;
  /** Whether the code of the views around every screen has loaded. */
  hasFrameViews: boolean;
  /** Whether a visitor logged in whose session may end while the form is filled in. */
  hasLogin: boolean;
  /** True when another tab changed the draft on the device. */
  isEditedInOtherTab: boolean;
  /**
   * When the device stored another draft than the link that was opened; until the visitor chooses
   * one.
   */
  deviceDraftAt: number | null;
  /** True after "change" in the summary: the page leads back to it. */
  isReturning: boolean;
  /** The number of the submission; `null` for forms without numbers. */
  number: string | null;
  /** The submission, once it was sent; its key stays out of the DOM. */
  sent: UntrackedRef<SentSubmission> | null;
  /** What changed by itself, for screen readers. */
  announcement: UntrackedRef<Announcement>;
  focus: FocusRequest | null;
  /** Of a form with statements, once the visitor accepted one or tried to send. */
  statements: StatementsState | null;
}

/** A snapshot of the state, to render. */
export type FormSnapshot = Snapshot<FormState>;

/** The state before a form is open. */
export function createFormState(): FormState {
  return proxy<FormState>({
    opened: null,
    text: null,
    screen: 'loading',
    pageIndex: 0,
    section: 0,
    furthestPage: 0,
    formSteps: ref<FormSteps>({ steps: [], pageIndexes: [], stopBlock: undefined }),
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
    statements: null,
  });
}

/** The state of a new draft. */
export const initialDraftState = {
  isEditedInOtherTab: false,
  deviceDraftAt: null,
  isStale: false,
  lost: null,
  savedAt: null,
  wasSentEarlier: false,
  statements: null,
};

/** Changes several members of the state at once. */
export function updateState(state: FormState, members: Partial<FormState>): void {
  Object.assign(state, members);
}
