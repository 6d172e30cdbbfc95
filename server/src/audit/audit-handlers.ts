import { maxCounted } from '@form-builder/core/contract/list.ts';
import type { logbookContract } from '@form-builder/core/contract/staff/logbook.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { selectActors } from './actors-queries.ts';
import {
  cursorAfter,
  decodeAuditCursor,
  encodeAuditCursor,
  type AuditCursor,
} from './audit-cursor.ts';
import {
  countAuditEntries,
  selectAuditEntries,
  type AuditRow,
  type AuditSelection,
} from './audit-queries.ts';
import { selectLastCheck } from './chain/chain-queries.ts';
import { assertMayFilter, auditSelection } from './audit-selection.ts';
import { noteReading } from './note-reading.ts';
import { pseudonymFor } from './person-lines.ts';
import { presentAuditEntry } from './present-audit-entry.ts';

/** The endpoints that read the logbook: one page at a time. */
export const createAuditHandlers = (cipher: SecretCipher): Handlers<typeof logbookContract> => ({
  listLogbook: (context) =>
    context.transaction(async (tx) => {
      const { caller, query, language } = context;
      assertMayFilter(context);
      const selection = auditSelection(caller, query, language);
      const cursor = parseCursor(query.cursor, selection, language);
      const position = cursor?.position ?? (query.page - 1) * query.limit;
      if (cursor === undefined && position + query.limit > maxCounted) refuse('page', language);
      await noteReading(writerFor(context, tx), query);
      const offset = cursor === undefined ? position : 0;
      // One entry more than the page shows whether there is a next page.
      const rows = await selectAuditEntries(tx, selection, {
        cursor,
        offset,
        limit: query.limit + 1,
      });
      const total = await countAuditEntries(tx, selection);
      const shown = rows.slice(0, query.limit);
      const end = position + shown.length;
      return {
        data: shown.map(presentAuditEntry),
        meta: {
          total: Math.min(total, maxCounted),
          is_total_exact: total <= maxCounted,
          page: Math.floor(position / query.limit) + 1,
          limit: query.limit,
          from: shown.length === 0 ? 0 : position + 1,
          to: shown.length === 0 ? 0 : end,
          next_cursor: rows.length > shown.length ? nextCursor(selection, end, shown) : null,
        },
      };
    }),

  getLogbookState,
  listLogbookActors,

  searchLogbookPerson: createSearchLogbookPerson(cipher),
});

const getLogbookState: Handlers<typeof logbookContract>['getLogbookState'] = ({ transaction }) =>
  transaction(async (tx) => {
    const check = await selectLastCheck(tx);
    if (check === undefined) return { data: { check: null } };
    const { at, links, problems } = check;
    return { data: { check: { at: isoInstant(at), links, problems: [...problems] } } };
  });

const listLogbookActors: Handlers<typeof logbookContract>['listLogbookActors'] = ({
  query,
  transaction,
}) =>
  transaction(async (tx) => {
    const { actors, total } = await selectActors(tx, query);
    return listAnswer(actors, total, query);
  });

const createSearchLogbookPerson =
  (cipher: SecretCipher): Handlers<typeof logbookContract>['searchLogbookPerson'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { body, caller, tenant } = context;
      // Without the right to read the logbook a pseudonym is of no use.
      if (!caller.isRoot && !caller.permissions.has('audit-list'))
        throw new RequestError('forbidden');
      const pseudonym = pseudonymFor(cipher, tenant.id, body);
      await writeLogbook(writerFor(context, tx), {
        action: 'logbook.person_searched',
        subject: ['organisation', tenant.id],
        details: { pseudonym },
      });
      return { data: { pseudonym } };
    });

function parseCursor(
  text: string | undefined,
  { isDescending }: AuditSelection,
  language: Language,
): AuditCursor | undefined {
  if (text === undefined) return undefined;
  const cursor = decodeAuditCursor(text);
  // A cursor is only valid for the sort direction that it was created with.
  return cursor?.isDescending === isDescending ? cursor : refuse('cursor', language);
}

function refuse(member: 'cursor' | 'page', language: Language): never {
  const { notAllowed } = inputTexts[language];
  throw new RequestError('invalid', { errors: { [member]: [notAllowed] } });
}

function nextCursor(
  selection: AuditSelection,
  position: number,
  shown: readonly AuditRow[],
): string | null {
  const last = shown.at(-1);
  return last === undefined ? null : encodeAuditCursor(cursorAfter(selection, position, last));
}
