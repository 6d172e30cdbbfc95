import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import type { FormAddress } from '../requests/form-address.ts';
import type { DeviceDraft, PendingSubmissionStore } from '../state/device-draft.ts';
import type { FormState } from '../state/form-state.ts';
import type { LoadedForm } from '../state/loaded-form.ts';

/** What continuing a draft needs of the form controller. */
export interface DraftController {
  readonly state: FormState;
  /** The address of the shown form. */
  readonly address: FormAddress | undefined;
  /** The navigation through the form; absent until the form is open. */
  readonly navigation: FormNavigation | undefined;
  readonly pending: PendingSubmissionStore;
  /** Loads the code that a version needs; throws a RequestFailure. */
  loadForm(form: PublicForm, baseUrl: string): Promise<LoadedForm>;
  /** Opens a form with this draft, or else with the draft that the device stores. */
  begin(loaded: LoadedForm, draft?: DeviceDraft): void;
  /** Writes a scheduled change to the device at once. */
  flushDraft(): void;
}
