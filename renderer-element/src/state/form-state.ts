import type { ComponentType } from 'react';
import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { LostAnswer } from '@form-builder/core/diff/migrate-answers.ts';
import type { SentStatements } from '@form-builder/core/contract/visitor/sent-submission.ts';
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

/** A request to move the focus; each new object is a new request. */
export type FocusRequest =
  | { readonly on: 'heading' | 'errors' | 'problem' | 'remark' | `statement-${StatementKind}` }
  | { readonly on: 'field'; readonly cellKey: string }
  | { readonly on: 'row'; readonly rowKey: string };

/** The accepted statements, and those that prevented sending. */
export interface StatementsState {
  readonly accepted: SentStatements;
  readonly missing: readonly StatementKind[];
}

/** Marks an object that valtio must track as a whole, not by its members. */
export type UntrackedRef<T extends object> = ReturnType<typeof ref<T>>;

/** A submission, for the actions that are still possible, such as its PDF. */
export interface SentSubmission {
  readonly id: string;
  readonly key: string | undefined;
  /** A page of the organisation to return to. */
  readonly returnUrl: string | null;
  /** The amount and the time of payment, as a sentence. */
  readonly receipt?: string | undefined;
}

/** A text for screen readers; an object of its own, so that only the announcer renders again. */
export interface Announcement {
  text: string;
}

/** The actions of a remark beside the page's buttons. */
export interface ShownRemarkProps {
  readonly controller: { next(): Promise<void> };
}

/** The state of the page as a whole; answers and fields are in the session. */
export interface FormState {
  opened: UntrackedRef<OpenForm> | null;
  /** The messages of the visitor's language; loaded before anything is shown. */
  text: UntrackedRef<FormatContext> | null;
  screen: Screen;
  /** Index in the form of the current page. */
  pageIndex: number;
  /** The section of the page, between breaks. */
  section: number;
  /** The index of the furthest page so far; `Infinity` once the visitor has seen the summary. */
  furthestPage: number;
  /** The steps that the visitor can reach. */
  formSteps: UntrackedRef<FormSteps>;
  errorLinks: readonly ErrorLink[];
  /** The shown remark, which the visitor may ignore and continue. */
  Remark: UntrackedRef<ComponentType<ShownRemarkProps>> | null;
  problem: ShownProblem | null;
  busy: 'submitting' | 'saving' | null;
  isRestored: boolean;
  /** When the visitor last saved on the server, in milliseconds since the epoch. */
  savedAt: number | null;
  /**
   * True when the draft on the server was changed elsewhere, and this one must not overwrite it.
   */
  isStale: boolean;
  /** True when the form had already been submitted, without the latest changes. */
  wasSentEarlier: boolean;
  /** True after a payment when the session has only the answers that the device may store. */
  isPartial: boolean;
  /** After a migration to a newer version: the answers that do not fit. */
  lostAnswers: readonly LostAnswer[] | null;
  /** Whether the code of the views around every screen has loaded. */
  hasFrameViews: boolean;
  /** Whether the visitor has a login that may expire while they fill in the form. */
  hasLogin: boolean;
  /** True when another tab changed the draft on the device. */
  isEditedInOtherTab: boolean;
  /**
   * When the device stored a draft other than that of the opened link; set until the visitor
   * chooses one.
   */
  deviceDraftAt: number | null;
  /** True after "change" in the summary: the page leads back to it. */
  isReturning: boolean;
  /** The number of the submission; `null` for forms without numbers. */
  number: string | null;
  /** The submission, once it was sent; its key stays out of the DOM. */
  sent: UntrackedRef<SentSubmission> | null;
  /** Changes that the visitor did not make, for screen readers. */
  announcement: UntrackedRef<Announcement>;
  focus: FocusRequest | null;
  /** The statements, once the visitor accepted one or tried to submit. */
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
    Remark: null,
    problem: null,
    busy: null,
    isRestored: false,
    savedAt: null,
    isStale: false,
    wasSentEarlier: false,
    isPartial: false,
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
  isPartial: false,
  statements: null,
};

/** Changes several members of the state at once. */
export function updateState(state: FormState, members: Partial<FormState>): void {
  Object.assign(state, members);
}
