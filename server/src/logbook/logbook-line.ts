import type { EnvironmentState } from '@form-builder/core/contract/staff/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';

/** What the logbook knows to have happened. */
export type LogbookAction =
  | 'form.created'
  | 'form.updated'
  | 'form.deleted'
  | 'version.created'
  | 'version.deleted'
  | 'version.moved'
  | 'version.shared'
  | 'submission.completed'
  | 'submission.read'
  | 'submission.unmasked'
  | 'submission.deleted'
  | 'submission.identity_read'
  | 'submission.mail_sent'
  | 'submission.mail_failed'
  | 'submission.mail_retried'
  | 'payment.paid'
  | 'payment.unclaimed'
  | 'payment.amount_differs'
  | 'payment.restarted'
  | 'submission.file_read'
  | 'environment.updated'
  | 'settings.updated'
  | 'custom_list.saved'
  | 'custom_list.deleted';

export type LogbookSubject =
  'form' | 'version' | 'submission' | 'environment' | 'settings' | 'custom_list';

/** From where to where, and why. Never an answer, a key or an identifier of a citizen. */
export interface LogbookDetails {
  readonly environment?: EnvironmentId;
  readonly from?: EnvironmentState | null;
  readonly to?: EnvironmentState | null;
  readonly remark?: string | null;
  /** Names of what was changed. */
  readonly changed?: readonly string[];
  readonly name?: string;
  readonly number?: number | null;
  /** Of a payment. */
  readonly transaction_id?: string;
  readonly amount_cents?: number;
  /** Of a login. */
  readonly provider?: string;
}

/** One line as a use case writes it; time, id and actor are added from the writer. */
export interface LogbookLine {
  readonly action: LogbookAction;
  readonly subject: readonly [type: LogbookSubject, id: string];
  readonly details?: LogbookDetails;
}
