import type { CompletionStep } from './completion-step.ts';
import type { FileServices } from '../../files/file-services.ts';
import { keepFinalFiles } from '../../files/submission-files.ts';

/**
 * Lets a submission become final only with files that are there, are what they say and have no virus.
 * Their content was examined before, so that nothing has to be waited for; what is wrong is refused.
 */
export function createFilesStep({
  mostTotalBytes,
}: Pick<FileServices, 'mostTotalBytes'>): CompletionStep {
  return {
    awaits: 'files',
    findWaiting: async ({ writer, submission, program, answers, language }) => {
      const final = { submissionId: submission.id, program, answers, language, mostTotalBytes };
      await keepFinalFiles(writer, final);
      return null;
    },
  };
}
