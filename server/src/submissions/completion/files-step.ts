import type { CompletionStep } from './completion-step.ts';
import type { FileServices } from '../../files/file-services.ts';
import { hasFiles, storeFinalFiles } from '../../files/submission-files.ts';

/**
 * A submission becomes final only if its files exist, have the declared type and contain no virus.
 * Their content was examined earlier, so this step never makes a submission wait; it throws.
 */
export function createFilesStep({
  maxTotalBytes,
}: Pick<FileServices, 'maxTotalBytes'>): CompletionStep {
  return {
    awaits: 'files',
    isNeeded: hasFiles,
    findWaiting: async ({ writer, submission, program, answers, language }) => {
      const final = { submissionId: submission.id, program, answers, language, maxTotalBytes };
      await storeFinalFiles(writer, final);
      return null;
    },
  };
}
