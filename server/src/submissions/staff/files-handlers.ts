import {
  maxPreviewBytes,
  previewTypes,
  type filesContract,
} from '@form-builder/core/contract/staff/submissions/files.ts';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
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
      return answerFile(storage, row, { fileName: 'bestand' });
    },

    getSubmissionFile: async (context) => {
      const { row, name } = await openFile(context, 'submission.file_read');
      return answerFile(storage, row, { fileName: name });
    },

    previewSubmissionFile: async (context) => {
      const { row, name } = await openFile(context, 'submission.file_previewed', mustBeShowable);
      return answerFile(storage, row, { fileName: name, isShown: true });
    },
  };
}

type OpenContext = HandlerContext<
  (typeof filesContract)['getSubmissionFile'] | (typeof filesContract)['previewSubmissionFile']
>;

/** Finds a safe file of a submission, and records that somebody reads it. */
async function openFile(
  context: OpenContext,
  action: 'submission.file_read' | 'submission.file_previewed',
  check: (row: FileRow) => void = () => undefined,
): Promise<{ readonly row: FileRow; readonly name: string }> {
  const { caller, params } = context;
  return context.transaction(async (tx) => {
    const submission = await selectSubmission(tx, caller, params.id);
    if (submission === undefined) throw new RequestError('not_found');
    const rows = await selectOfSubmission(tx, submission.id);
    const row = rows.find(({ id }) => id === params.file_id);
    if (row?.state !== 'accepted') throw new RequestError('not_found');
    check(row);
    const writer = writerFor(context, tx);
    await writeLogbook(writer, { action, subject: ['submission', submission.id] });
    await logProcessing(writer, 'submission.read', [submission.id]);
    return { row, name: nameOf(row, submission) };
  });
}

/** Refuses what no screen shows: by the type that the content has, whatever the name says. */
function mustBeShowable({ content_type: type, size_bytes: size }: FileRow): void {
  if (!previewTypes.some((one) => one === type)) throw new RequestError('unsupported_media_type');
  if (Number(size) > maxPreviewBytes) throw new RequestError('too_large');
}

async function answerFile(
  storage: FileStorage,
  row: FileRow,
  shown: { readonly fileName: string; readonly isShown?: boolean },
): Promise<FileResponse> {
  const key = row.kept_key ?? row.upload_key;
  const isUnsafe = row.state === 'infected' || row.state === 'unscannable';
  const found = isUnsafe ? undefined : await storage.find(key);
  if (found === undefined) throw new RequestError('not_found');
  return new FileResponse({
    content: await storage.read(key),
    contentType: row.content_type,
    sizeBytes: found.sizeBytes,
    ...shown,
  });
}

type Answered = NonNullable<Awaited<ReturnType<typeof selectSubmission>>>;

/** The file's name on the visitor's device; only the answers contain it. */
function nameOf(row: FileRow, { answers, definition }: Answered): string {
  const files = listAnsweredFiles(definition.pages, answers).flatMap((answer) => answer.files);
  const file = files.find(({ key }) => parseUploadReference(key)?.key === row.upload_key);
  return file?.name ?? 'bestand';
}
