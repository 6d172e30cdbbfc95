import type { Language } from '@form-builder/core/messages/languages.ts';
import type { JobPayloads } from '../platform/jobs/job-payloads.ts';

declare module '../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails the resume link. */
    'send-resume-link': {
      readonly submissionId: string;
      readonly language: Language;
      /** SHA-256, in hex, of the key of the review link that the form was opened by. */
      readonly reviewKeyHash?: string | undefined;
    };
    /** Mails a new code, to resume or to verify the e-mail address. */
    'send-code': {
      readonly submissionId: string;
      readonly purpose: CodePurpose;
      readonly language: Language;
    };
    /** Sends a mail about a final submission. */
    'send-submission-mail': { readonly mailId: string };
  }
}

/** The jobs of submissions. */
export type SubmissionJobs = Pick<
  JobPayloads,
  'send-resume-link' | 'send-code' | 'send-submission-mail'
>;

/** What a code is for. */
export type CodePurpose = 'resume' | 'verification';
