import type { ProcessingLine } from '@form-builder/core/contract/staff/submissions/processing-lines.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import type { Runtime } from '../../platform/runtime.ts';
import {
  createUniqueNames,
  submissionEntries,
  type ArchiveServices,
} from '../../exports/file/archive-entries.ts';
import { cleanFileName } from '../../exports/clean-file-name.ts';
import type { ZipEntry } from '../../exports/write/write-zip.ts';
import { selectSentSubmission } from '../../submissions/filled-version/filled-submission-queries.ts';
import {
  selectPersonLines,
  type LinePlace,
  type PersonLines,
} from '../../processing-log/processing-log-queries.ts';
import { presentProcessingLine } from '../../processing-log/present-processing-line.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { DataRequestRow } from '../data-requests-queries.ts';
import type { FoundRow } from '../matches-queries.ts';
import { findLines } from '../processing-lines.ts';
import { describeSubmission } from './describe-submission.ts';

interface Content {
  readonly request: DataRequestRow;
  readonly found: readonly FoundRow[];
}

type Context = Pick<JobContext, 'tenant' | 'transaction'> & Pick<Runtime, 'now'>;

/**
 * The files of a package: all data as JSON, and for each sent submission a folder with its PDF and uploads. What was
 * deleted meanwhile is left out.
 */
export async function* packageEntries(
  context: Context,
  services: ArchiveServices,
  { request, found }: Content,
): AsyncGenerator<ZipEntry> {
  const { tenant, transaction } = context;
  const opening = { cipher: services.cipher, tenantId: tenant.id };
  const submissions: object[] = [];
  const folders = createUniqueNames();
  for (const { id } of found) {
    const described = await transaction((tx) => describeSubmission(opening, tx, id));
    if (described === undefined) continue;
    submissions.push(described);
    const sent = await transaction((tx) => selectSentSubmission(tx, id));
    if (sent === undefined) continue;
    const folder = folders(cleanFileName(sent.title ?? '') || id);
    yield* submissionEntries(context, services, { sent, folder, isUnmasked: true });
  }
  const data = {
    organisation: tenant.name,
    reference: request.reference,
    made_at: isoInstant(new Date(context.now())),
    submissions,
    processing: await describeProcessing(context, services.cipher, request),
  };
  yield { name: 'gegevens.json', text: JSON.stringify(data, null, 2) };
}

/** Of a submission in which somebody else logged in, the package does not give that person's pseudonym. */
function unnameOthers(line: ProcessingLine, { subjectIds }: PersonLines): ProcessingLine {
  if (line.data_subject.type === 'submission' || subjectIds.includes(line.data_subject.id))
    return line;
  return { ...line, data_subject: { type: 'submission', id: line.submission_id ?? '' } };
}

const linesAtOnce = 500;

/** What was done with the data, from the log of data processing, newest first. */
async function describeProcessing(
  { transaction }: Context,
  cipher: SecretCipher,
  request: DataRequestRow,
): Promise<readonly ProcessingLine[]> {
  const lines = await transaction((tx) => findLines(cipher, tx, request));
  const described: ProcessingLine[] = [];
  let after: LinePlace | undefined;
  for (;;) {
    const page = { after, limit: linesAtOnce };
    const rows = await transaction((tx) => selectPersonLines(tx, lines, page));
    described.push(...rows.map(presentProcessingLine).map((line) => unnameOthers(line, lines)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < linesAtOnce) return described;
    after = { endedAt: last.ended_at, spanId: last.span_id };
  }
}
