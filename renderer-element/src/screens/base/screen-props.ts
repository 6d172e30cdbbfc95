import type { ComponentType } from 'react';
import type { DraftController } from '../../drafts/draft-controller.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import type { FormSnapshot } from '../../state/form-state.ts';
import type { DeferredScreen } from '../../state/screen.ts';
import type { SubmitPurpose } from '../../submission/submit.ts';
import type { SubmissionController } from '../../submission/use-own-submission.ts';

/** The parts of the form controller that screens use. */
export interface ScreenController extends DraftController, SubmissionController {
  /** The views that come after the first page, once their code is loaded. */
  readonly views: DeferredViews | undefined;
  /** Fetches the form again. */
  open(): Promise<void>;
  /** Shows the form in another language that it has texts in. */
  chooseLanguage(language: string): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  submit(): Promise<void>;
  save(): Promise<void>;
  abort(): Promise<void>;
  send(purpose: SubmitPurpose): Promise<void>;
  /** Empties the form and shows its first page. */
  reset(): void;
  /** Runs a transition; shows that the visitor is offline when its code cannot be fetched. */
  attempt(step: (navigation: FormNavigation) => Promise<void>): Promise<void>;
}

/** The props of every screen of an opened form. */
export interface ScreenProps {
  readonly controller: ScreenController;
  readonly navigation: FormNavigation;
  readonly state: FormSnapshot;
  /** The page consists of the form, so its heading is the first. */
  readonly isOwnPage: boolean;
}

/** The views that are not needed for the first page. */
export interface DeferredViews {
  readonly screens: Readonly<Record<DeferredScreen, ComponentType<ScreenProps>>>;
  readonly ErrorSummary: ComponentType<ScreenProps>;
  /** Shown above the button that submits the form. */
  readonly Statements: ComponentType<ScreenProps>;
  /** Shown above and below every screen. */
  readonly Before: ComponentType<ScreenProps>;
  readonly After: ComponentType<ScreenProps>;
}
