import { Readable } from 'node:stream';
import type {
  ProcessingCard,
  processingRegisterContract,
} from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../logbook/writer.ts';
import { csvCell, csvMark } from '../platform/csv-cell.ts';
import { FileResponse } from '../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { selectSettings } from '../settings/settings-queries.ts';
import type { PdfServices } from '../submissions/pdf/create-submission-pdf.ts';
import { cardColumns, cardText } from './card-texts.ts';
import { listCards } from './list-cards.ts';
import { loadCards } from './load-cards.ts';
import type {} from './register-pdf-task.ts';

/** The services of PDFs, and what the installation does. */
interface ProcessingRegisterOptions extends PdfServices {
  /** Whether it has a virus scanner. */
  readonly scansFiles: boolean;
}

/** The endpoints of the processing register. */
export const createProcessingRegisterHandlers = ({
  workers,
  fonts,
  scansFiles,
}: ProcessingRegisterOptions): Handlers<typeof processingRegisterContract> => ({
  listProcessingCards: ({ transaction, query }) => transaction((tx) => listCards(tx, query)),

  exportProcessingCards: async (context) => {
    const { transaction, language } = context;
    const cards = await transaction((tx) => loadForExport(writerFor(context, tx)));
    return new FileResponse({
      content: Readable.from([csvOf(cards, language)]),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'verwerkingsregister.csv',
    });
  },

  getProcessingDocument: async (context) => {
    const { transaction, language, tenant } = context;
    const { cards, settings } = await transaction(async (tx) => ({
      cards: await loadForExport(writerFor(context, tx)),
      settings: await selectSettings(tx),
    }));
    const textOf = (id: 'contact_url' | 'privacy_url'): string | null => {
      const value = settings.get(id);
      return typeof value === 'string' ? value : null;
    };
    const input = {
      organisation: tenant.name,
      contact: textOf('contact_url'),
      privacy: textOf('privacy_url'),
      createdAt: new Date(context.now()),
      language,
      scansFiles,
      cards,
      fonts,
    };
    // Outside the transaction: a thousand forms take seconds.
    const content = await workers.run('register-pdf', input, { timeoutMs });
    return new FileResponse({
      content: Readable.from([content]),
      contentType: 'application/pdf',
      fileName: 'verwerkingsregister.pdf',
    });
  },
});

const timeoutMs = 60_000;

/** The cards for a file, which the logbook records. */
async function loadForExport(writer: Writer): Promise<ProcessingCard[]> {
  await writeLogbook(writer, {
    action: 'privacy.register_exported',
    subject: ['organisation', writer.tenantId],
  });
  return loadCards(writer.tx, { isDescending: false });
}

function csvOf(cards: readonly ProcessingCard[], language: Language): string {
  const translate = translatorOf(language);
  const line = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`;
  const head = line(cardColumns.map((column) => translate(`processing.column.${column}`)));
  const lines = cards.map((card) =>
    line(cardColumns.map((column) => cardText(card, column, translate))),
  );
  return csvMark + head + lines.join('');
}
