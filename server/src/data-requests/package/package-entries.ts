import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import type { Runtime } from '../../platform/runtime.ts';
import {
  createUniqueNames,
  submissionEntries,
  type ArchiveServices,
} from '../../exports/jobs/archive-entries.ts';
import { cleanFileName } from '../../exports/clean-file-name.ts';
import type { ZipEntry } from '../../exports/write/write-zip.ts';
import { selectSentSubmission } from '../../submissions/filled-version/filled-submission-queries.ts';
import type { DataRequestRow } from '../data-requests-queries.ts';
import type { FoundRow } from '../matches-queries.ts';
import { describeSubmission } from './describe-submission.ts';

interface Content {
  readonly request: Pick<DataRequestRow, 'reference'>;
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
  };
  yield { name: 'gegevens.json', text: JSON.stringify(data, null, 2) };
}
