declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails the link that confirms the new e-mail address of a user. */
    'send-email-change': { readonly userId: string };
    /** Tells the earlier address of a user that it is no longer theirs here. */
    'send-email-notice': { readonly noticeId: string };
  }
}

/** The names of these jobs. */
export type EmailChangeJob = 'send-email-change' | 'send-email-notice';
