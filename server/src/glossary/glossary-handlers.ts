import type {
  GlossaryContent,
  glossaryContract,
  GlossaryTerm,
} from '@form-builder/core/contract/staff/settings/glossary.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { parseRevision } from '../platform/http/requests/revision.ts';
import { RequestError } from '../platform/request-error.ts';
import {
  deleteGlossaryTerm,
  insertGlossaryTerm,
  isTermTaken,
  lockGlossary,
  lockGlossaryTerm,
  selectGlossaryTerm,
  selectGlossaryTerms,
  updateGlossaryTerm,
  type GlossaryRow,
} from './glossary-queries.ts';

/** The handlers of the terms with a fixed translation. */
export const glossaryHandlers: Handlers<typeof glossaryContract> = {
  listGlossaryTerms: async ({ transaction }) => ({
    data: (await transaction(selectGlossaryTerms)).map(presentTerm),
  }),

  createGlossaryTerm: (context) =>
    context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      await lockGlossary(tx, writer.tenantId);
      const row = await insertGlossaryTerm(tx, {
        tenant_id: writer.tenantId,
        id: writer.createId(),
        ...columnsOf(context.body),
        created_at: instant(writer),
        ...savedBy(writer),
      });
      if (row === undefined) throw new RequestError('term_taken');
      await logSaved(writer, undefined, row);
      return readTerm(writer, row.id);
    }),

  updateGlossaryTerm: (context) =>
    context.transaction(async (tx) => {
      const { body, params, headers } = context;
      const writer = writerFor(context, tx);
      await lockGlossary(tx, writer.tenantId);
      const before = await lockGlossaryTerm(tx, params.id);
      if (before === undefined) throw new RequestError('not_found');
      if (parseRevision(headers['if-match']) !== before.revision) throw new RequestError('stale');
      if (await isTermTaken(tx, { id: params.id, term: body.term }))
        throw new RequestError('term_taken');
      const changes = { ...columnsOf(body), ...savedBy(writer) };
      const row = await updateGlossaryTerm(tx, params.id, changes);
      await logSaved(writer, before, row);
      return readTerm(writer, row.id);
    }),

  deleteGlossaryTerm: (context) =>
    context.transaction(async (tx) => {
      const { params, headers } = context;
      const writer = writerFor(context, tx);
      const term = await lockGlossaryTerm(tx, params.id);
      if (term === undefined) throw new RequestError('not_found');
      if (parseRevision(headers['if-match']) !== term.revision) throw new RequestError('stale');
      await deleteGlossaryTerm(tx, term.id);
      await writeLogbook(writer, {
        action: 'glossary.term_deleted',
        subject: ['settings', writer.tenantId],
        details: { name: term.term },
      });
      return undefined;
    }),
};

async function logSaved(
  writer: Writer,
  before: GlossaryRow | undefined,
  after: GlossaryRow,
): Promise<void> {
  const changes = loggedChanges(loggedValues(before), loggedValues(after));
  if (changes.length === 0) return;
  await writeLogbook(writer, {
    action: 'glossary.term_saved',
    subject: ['settings', writer.tenantId],
    details: { name: after.term, changes },
  });
}

const loggedValues = (row?: GlossaryRow) => ({
  glossary_term: row?.term ?? null,
  glossary_en: row?.translations.en ?? null,
  glossary_de: row?.translations.de ?? null,
  glossary_remark: row?.remark ?? null,
});

const columnsOf = ({ term, translations, remark }: GlossaryContent) => ({
  term,
  translations: JSON.stringify(translations),
  remark,
});

const savedBy = (writer: Writer) => ({
  updated_at: instant(writer),
  updated_by: writer.actor?.id ?? null,
});

const readTerm = async ({ tx }: Writer, id: string) => ({
  data: presentTerm(await selectGlossaryTerm(tx, id)),
});

const presentTerm = ({
  updated_at,
  ...term
}: Awaited<ReturnType<typeof selectGlossaryTerm>>): GlossaryTerm => ({
  ...term,
  updated_at: updated_at.toISOString(),
});
