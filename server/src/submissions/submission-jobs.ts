import type { Language } from '@form-builder/core/messages/languages.ts';
import type { JobPayloads } from '../platform/jobs/job-payloads.ts';

declare module '../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails the link with which the visitor goes on. */
    'send-resume-link': {
      readonly submissionId: string;
      readonly language: Language;
      /** SHA-256, in hex, of the key of the review link that the form was opened by. */
      readonly reviewKeyHash?: string | undefined;
    };
    /** Mails a new code, to go on or to confirm the e-mail address. */
    'send-code': {
      readonly submissionId: string;
      readonly purpose: CodePurpose;
      readonly language: Language;
    };
  }
}

/** What is done for a submission after the request that asked for it. */
export type SubmissionJobs = Pick<JobPayloads, 'send-resume-link' | 'send-code'>;

/** What a code is for. */
export type CodePurpose = 'resume' | 'verification';
