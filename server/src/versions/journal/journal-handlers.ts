import type { journalContract } from '@form-builder/core/contract/staff/forms/journal.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import { getVersion } from '../get-version.ts';
import { selectEndedProposals } from '../publication/ended-proposals-queries.ts';
import { presentVersion } from '../present-version.ts';
import { saveVersion } from '../save-version.ts';
import { selectJournal } from './journal-queries.ts';
import { restoreMoment } from './restore-moment.ts';

export const journalHandlers: Handlers<typeof journalContract> = {
  listJournal: ({ caller, params, query, transaction }) =>
    transaction(async (tx) => {
      const { id: versionId } = await getVersion({ tx }, caller, params.id);
      const { before, limit } = query;
      const rows = await selectJournal(tx, { versionId, before, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return {
        data: shown.map(({ at, ...entry }) => ({ ...entry, at: isoInstant(at) })),
        meta: { next_before: rows.length > limit ? (shown.at(-1)?.revision ?? null) : null },
      };
    }),

  restoreVersion: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, headers, language } = context;
      const writer = writerFor(context, tx);
      await saveVersion(writer, caller, {
        versionId: params.id,
        ifMatch: headers['if-match'],
        language,
        change: (stored) =>
          restoreMoment(writer, { version: stored, revision: params.revision, language }),
      });
      const version = await getVersion(writer, caller, params.id);
      const ended = await selectEndedProposals(tx, params.id);
      return { data: presentVersion(version, ended, caller) };
    }),
};
