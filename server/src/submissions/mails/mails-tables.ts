import type { Generated } from 'kysely';
import type { SubmissionMail } from '@form-builder/core/contract/staff/submissions/submission-mail.ts';

export interface SubmissionMailsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly submission_id: string;
  readonly kind: SubmissionMail['kind'];
  readonly sealed_recipient: Buffer;
  state: Generated<SubmissionMail['state']>;
  tries: Generated<number>;
  /** What a mail server reported after it took the mail. */
  bounce: Generated<'permanent' | 'temporary' | null>;
  bounce_status: Generated<string | null>;
  bounced_at: Generated<Date | null>;
  /** When the visitor unsubscribed from reminders of the draft. */
  unsubscribed_at: Generated<Date | null>;
  readonly created_at: Date;
  ended_at: Generated<Date | null>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    submission_mails: SubmissionMailsTable;
  }
}
