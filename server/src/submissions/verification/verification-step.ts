import { instant } from '../../logbook/writer.ts';
import { requestCode, type CodeContext } from '../codes/request-code.ts';
import type { CompletionStep, Sent } from '../completion/completion-step.ts';

/**
 * The step in which the visitor verifies the e-mail address of a field with a mailed code.
 * Satisfied when that field is hidden or empty.
 */
export function createVerificationStep({
  jobs,
  mailer,
}: Pick<CodeContext, 'jobs' | 'mailer'>): CompletionStep {
  return {
    awaits: 'verification',
    isNeeded,
    findWaiting: async (completing) => {
      const { writer, submission, language } = completing;
      if (!isNeeded(completing) || submission.verified_at !== null) return null;
      const id = { submissionId: submission.id, purpose: 'verification', language } as const;
      await requestCode({ writer, jobs, mailer }, { id, whenRecent: 'send' });
      return { status: 'draft', verification_requested_at: instant(writer) };
    },
  };
}

function isNeeded({ version, answers }: Sent): boolean {
  const field = version.submission_settings.verification_field;
  return field !== undefined && typeof answers[field] === 'string';
}
