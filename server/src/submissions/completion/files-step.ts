import type { CompletionStep } from './completion-step.ts';
import type { FileServices } from '../../files/file-services.ts';
import { hasFiles, storeFinalFiles } from '../../files/submission-files.ts';

/**
 * A submission becomes final only if its files exist, have the declared type and contain no virus.
 * Their content was examined before, so that this step never waits; it throws.
 */
export function createFilesStep({
  mostTotalBytes,
}: Pick<FileServices, 'mostTotalBytes'>): CompletionStep {
  return {
    awaits: 'files',
    isNeeded: hasFiles,
    findWaiting: async ({ writer, submission, program, answers, language }) => {
      const final = { submissionId: submission.id, program, answers, language, mostTotalBytes };
      await storeFinalFiles(writer, final);
      return null;
    },
  };
}
