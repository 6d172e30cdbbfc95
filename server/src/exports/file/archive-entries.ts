import type { Readable } from 'node:stream';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import {
  createSubmissionDocuments,
  type DocumentServices,
} from '../../submissions/documents/submission-documents.ts';
import {
  selectSentSubmission,
  type SentSubmission,
} from '../../submissions/filled-version/filled-submission-queries.ts';
import { maskStoredAnswers } from '../../submissions/reading/mask-stored-answers.ts';
import { openSubmission } from '../../submissions/reading/open-submission.ts';
import { cleanFileName } from '../clean-file-name.ts';
import type { ZipEntry } from '../write/write-zip.ts';
import type { ExportProgress } from './export-progress.ts';

/** The dependencies of the files of an archive. */
export interface ArchiveServices extends DocumentServices {
  readonly cipher: SecretCipher;
}

/** The content of an archive. */
export interface ArchiveContent {
  readonly choices: ExportChoices;
  /** The path of the workbook with all submissions. */
  readonly workbook: string;
  readonly submissionIds: readonly string[];
}

/**
 * The files of an archive: the workbook, and for each final submission a folder with its PDF and uploads. A submission
 * that was deleted meanwhile is left out.
 */
export async function* archiveEntries(
  context: JobContext,
  services: ArchiveServices,
  content: ArchiveContent,
  report: ExportProgress,
): AsyncGenerator<ZipEntry> {
  const { choices, workbook, submissionIds } = content;
  const title = translatorOf(choices.language)('export.sheet');
  yield { name: `${cleanFileName(title)}.xlsx`, path: workbook };
  const folders = createUniqueNames();
  for (const [index, id] of submissionIds.entries()) {
    const sent = await context.transaction((tx) => selectSentSubmission(tx, id));
    if (sent) {
      const folder = folders(cleanFileName(sent.title ?? '') || id);
      yield* submissionEntries(context, services, {
        sent,
        folder,
        isUnmasked: choices.is_unmasked,
      });
    }
    await report(index + 1);
  }
}

/** The folder of one final submission: its PDF and its uploads. */
export async function* submissionEntries(
  context: Pick<JobContext, 'tenant' | 'transaction'>,
  services: ArchiveServices,
  {
    sent,
    folder,
    isUnmasked,
  }: {
    readonly sent: SentSubmission;
    readonly folder: string;
    readonly isUnmasked: boolean;
  },
): AsyncGenerator<ZipEntry> {
  const read = isUnmasked ? openSubmission : maskStoredAnswers;
  const shown = read(services.cipher, context.tenant.id, sent);
  const isMasked = !isUnmasked;
  const documents = createSubmissionDocuments(context, services, { sent, shown, isMasked });
  const names = createUniqueNames();
  for (const file of [await documents.pdf(), ...(await documents.files())]) {
    const name = names(cleanFileName(file.fileName) || 'file');
    yield { name: `${folder}/${name}`, read: (): Promise<Readable> => file.read() };
  }
}

/** Returns a function that numbers names it has returned before: `foto.jpg`, `foto (2).jpg`. */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const [, base = wanted, extension = ''] = /^(.+?)(\.[^.]{1,10})?$/.exec(wanted) ?? [];
    let name = wanted;
    // File systems of Windows and macOS do not distinguish capitals.
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${base} (${String(number)})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
