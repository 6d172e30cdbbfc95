import type { dataRequestsContract } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { pseudonymOf } from '../logbook/pseudonym-of.ts';
import { writerFor, type Writer } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { presentProcessingLine } from '../processing-log/present-processing-line.ts';
import {
  selectPersonLines,
  type LinePlace,
  type PersonLines,
} from '../processing-log/processing-log-queries.ts';
import type { DataRequestRow } from './data-requests-queries.ts';
import { selectAllFound } from './matches-queries.ts';
import { lockOpen, note } from './open-request.ts';
import { openSearch } from './search/search-value.ts';

/** Lists what was done with data of the person of an open request; each page that is read is in the logbook. */
export const listProcessingLines =
  (cipher: SecretCipher): Handlers<typeof dataRequestsContract>['listProcessingLines'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { params, query, language } = context;
      const request = await lockOpen(tx, params.id);
      const after = parseCursor(query.cursor, language);
      await note(writerFor(context, tx), 'privacy.request_read', request);
      const lines = await findLines(cipher, tx, request);
      // One line more than the page shows whether there is a next page.
      const rows = await selectPersonLines(tx, lines, { after, limit: query.limit + 1 });
      const shown = rows.slice(0, query.limit);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return {
        data: shown.map(presentProcessingLine),
        meta: {
          next_cursor:
            last === undefined
              ? null
              : `${String(last.ended_at.getTime())}.${last.span_id.toString('hex')}`,
        },
      };
    });

/** The lines of the person of an open request. */
export async function findLines(
  cipher: SecretCipher,
  tx: Writer['tx'],
  { tenant_id: tenantId, id, search_kind: kind, sealed_search: sealed }: DataRequestRow,
): Promise<PersonLines> {
  if (sealed === null) throw new Error('A closed request has no search value.');
  const value = openSearch(cipher, { tenantId, id }, sealed);
  return {
    subjectIds: [pseudonymOf(cipher, tenantId, kind, value)],
    submissionIds: (await selectAllFound(tx, id)).map((found) => found.id),
  };
}

function parseCursor(text: string | undefined, language: Language): LinePlace | undefined {
  if (text === undefined) return undefined;
  const [, atMs, spanId] = /^(\d{1,14})\.([0-9a-f]{16})$/.exec(text) ?? [];
  if (atMs === undefined || spanId === undefined)
    throw new RequestError('invalid', { errors: { cursor: [inputTexts[language].notAllowed] } });
  return { endedAt: new Date(Number(atMs)), spanId: Buffer.from(spanId, 'hex') };
}
