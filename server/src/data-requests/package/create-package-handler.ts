import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { dataRequestsContract } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import type { ArchiveServices } from '../../exports/file/archive-entries.ts';
import { cleanFileName } from '../../exports/clean-file-name.ts';
import { writeZip } from '../../exports/write/write-zip.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import { insertAction } from '../data-requests-queries.ts';
import { selectAllFound } from '../matches-queries.ts';
import { lockOpen, note } from '../open-request.ts';
import { packageEntries } from './package-entries.ts';

/** The dependencies of packages. */
export interface PackageOptions extends ArchiveServices {
  /** The folder for files that are being written. */
  readonly workFolder: string;
}

/** Returns everything that was found as a ZIP; workers write its PDFs, and no copy stays on the server. */
export const createPackageHandler =
  (options: PackageOptions): Handlers<typeof dataRequestsContract>['getDataRequestPackage'] =>
  async (context) => {
    const { params } = context;
    const { request, found } = await context.transaction(async (tx) => {
      const open = await lockOpen(tx, params.id);
      const matches = await selectAllFound(tx, open.id);
      const writer = writerFor(context, tx);
      for (const { id } of matches)
        await writeLogbook(writer, { action: 'submission.unmasked', subject: ['submission', id] });
      const ids = matches.map(({ id }) => id);
      await logProcessing(writer, 'submission.packaged', ids);
      await insertAction(writer, open.id, { action: 'packaged', count: matches.length });
      await note(writer, 'privacy.package_made', open, { count: matches.length });
      return { request: open, found: matches };
    });
    const folder = await mkdtemp(join(options.workFolder, 'package-'));
    const remove = () => void rm(folder, { recursive: true, force: true });
    try {
      const path = join(folder, 'package.zip');
      await writeZip(path, packageEntries(context, options, { request, found }));
      const content = createReadStream(path);
      content.once('close', remove);
      return new FileResponse({
        content,
        contentType: 'application/zip',
        sizeBytes: (await stat(path)).size,
        fileName: `${cleanFileName(request.reference) || 'gegevens'}.zip`,
      });
    } catch (error) {
      remove();
      throw error;
    }
  };
