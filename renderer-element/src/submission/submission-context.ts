import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import type { FormAddress } from '../requests/form-address.ts';
import type { DeviceDraft, PendingSubmissionStore } from '../state/device-draft.ts';
import type { Emit } from '../state/form-events.ts';
import type { FormState } from '../state/form-state.ts';

/** The context for submitting a form. */
export interface SubmissionContext {
  readonly navigation: FormNavigation;
  readonly state: FormState;
  readonly text: FormatContext;
  readonly address: FormAddress;
  readonly pending: PendingSubmissionStore;
  readonly emit: Emit;
  /** Continues in the version that replaced a closed one; throws a RequestFailure. */
  continueInSuccessor(): Promise<void>;
  /** The draft on the device, which another tab may have written. */
  findStoredDraft(): DeviceDraft | undefined;
  /** Removes the draft of a submitted form from the device. */
  discardDraft(): void;
}
