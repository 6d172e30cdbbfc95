import type { filesContract } from '@form-builder/core/contract/staff/submissions/files.ts';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import { selectSubmission } from './staff-queries.ts';
import { selectOfSubmission, selectOwnUpload, type FileRow } from '../../files/files-queries.ts';
import { listAnsweredFiles } from '../../files/uploads-in-answers.ts';

/** Downloads of files: by staff from a submission, and by the visitor who sent them. */
export function createFilesHandlers(storage: FileStorage): Handlers<typeof filesContract> {
  return {
    readOwnUpload: async ({ body, transaction }) => {
      const place = parseUploadReference(body.key);
      const row = place && (await transaction((tx) => selectOwnUpload(tx, place.key)));
      if (!row) throw new RequestError('not_found');
      return answerFile(storage, row, 'bestand');
    },

    getSubmissionFile: async (context) => {
      const { caller, params } = context;
      const { row, name } = await context.transaction(async (tx) => {
        const submission = await selectSubmission(tx, caller, params.id);
        if (submission === undefined) throw new RequestError('not_found');
        const rows = await selectOfSubmission(tx, submission.id);
        const row = rows.find(({ id }) => id === params.file_id);
        if (row?.state !== 'accepted') throw new RequestError('not_found');
        const writer = writerFor(context, tx);
        await writeLogbook(writer, {
          action: 'submission.file_read',
          subject: ['submission', submission.id],
        });
        await logProcessing(writer, 'submission.read', [submission.id]);
        return { row, name: nameOf(row, submission) };
      });
      return answerFile(storage, row, name);
    },
  };
}

async function answerFile(
  storage: FileStorage,
  row: FileRow,
  fileName: string,
): Promise<FileResponse> {
  const key = row.kept_key ?? row.upload_key;
  const isUnsafe = row.state === 'infected' || row.state === 'unscannable';
  const found = isUnsafe ? undefined : await storage.find(key);
  if (found === undefined) throw new RequestError('not_found');
  return new FileResponse({
    content: await storage.read(key),
    contentType: row.content_type,
    sizeBytes: found.sizeBytes,
    fileName,
  });
}

type Answered = NonNullable<Awaited<ReturnType<typeof selectSubmission>>>;

/** The file's name on the visitor's device; only the answers contain it. */
function nameOf(row: FileRow, { answers, definition }: Answered): string {
  const files = listAnsweredFiles(definition.pages, answers).flatMap((answer) => answer.files);
  const file = files.find(({ key }) => parseUploadReference(key)?.key === row.upload_key);
  return file?.name ?? 'bestand';
}
