import { Readable } from 'node:stream';
import type {
  ProcessingCard,
  processingRegisterContract,
} from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { planRetention } from '@form-builder/core/retention/plan-retention.ts';
import { noRetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../logbook/writer.ts';
import { csvCell, csvMark } from '../platform/csv-cell.ts';
import { FileResponse } from '../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { selectAllFormRetention } from '../retention/form-retention-queries.ts';
import { loadRetentionPolicy } from '../retention/load-retention-policy.ts';
import { createCard } from './create-card.ts';
import { selectProduction } from './processing-queries.ts';

/** The endpoints of the processing register. */
export const processingRegisterHandlers: Handlers<typeof processingRegisterContract> = {
  listProcessingCards: ({ transaction }) =>
    transaction(async (tx) => ({ data: await loadCards(tx) })),

  exportProcessingCards: async (context) => {
    const { transaction, language, tenant } = context;
    const cards = await transaction(async (tx) => {
      await writeLogbook(writerFor(context, tx), {
        action: 'privacy.register_exported',
        subject: ['organisation', tenant.id],
      });
      return loadCards(tx);
    });
    return new FileResponse({
      content: Readable.from([csvOf(cards, language)]),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'verwerkingsregister.csv',
    });
  },
};

async function loadCards(tx: Writer['tx']): Promise<ProcessingCard[]> {
  const policy = await loadRetentionPolicy(tx);
  const terms = new Map((await selectAllFormRetention(tx)).map((one) => [one.form_id, one]));
  const rows = await selectProduction(tx);
  return rows.map((row) => {
    const plan = planRetention(terms.get(row.id) ?? noRetentionTerms, policy);
    return createCard(row, plan.completed.deleteDays);
  });
}

type Column = Exclude<keyof ProcessingCard, 'is_complete'>;

/** The columns of the document, in order. */
const columns = [
  'form',
  'version_number',
  'published_at',
  'purpose',
  'legal_basis',
  'questions',
  'sensitive',
  'has_bsn',
  'bsn_ground',
  'has_files',
  'has_login',
  'receivers',
  'processors',
  'responsible',
  'retention_days',
  'languages',
  'activity_id',
] as const satisfies readonly Column[];

function csvOf(cards: readonly ProcessingCard[], language: Language): string {
  const translate = translatorOf(language);
  const line = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`;
  const yesNo = (is: boolean) => translate(is ? 'summary.yes' : 'summary.no');
  const textOf = (card: ProcessingCard, column: Column): string => {
    if (column === 'form') return card.form.name;
    const value = card[column];
    if (column === 'published_at') return card.published_at.slice(0, 10);
    if (column === 'legal_basis')
      return translate(`setting_choice.processing.legal_basis.${card.legal_basis}`);
    if (typeof value === 'boolean') return yesNo(value);
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  };
  const head = line(columns.map((column) => translate(`processing.column.${column}`)));
  return csvMark + head + cards.map((one) => line(columns.map((c) => textOf(one, c)))).join('');
}
