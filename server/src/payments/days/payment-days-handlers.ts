import { Readable } from 'node:stream';
import type { paymentDaysContract } from '@form-builder/core/contract/staff/submissions/payment-days.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import { selectEntries, selectTotals } from './payment-days-queries.ts';
import { paymentDayCsv } from './payment-day-csv.ts';
import { presentEntry, presentProviders, presentStates } from './present-payment-day.ts';

/** More than an organisation receives in a day, so that the file fits in memory. */
const mostInFile = 100_000;

/** The endpoints with the payments of one day. */
export const paymentDaysHandlers: Handlers<typeof paymentDaysContract> = {
  listPaymentsOfDay: ({ caller, query, transaction }) =>
    transaction(async (tx) => {
      const { day, page, limit, sort } = query;
      const of = { day, caller };
      const isAscending = sort !== '!at';
      const rows = await selectEntries(tx, of, { limit, offset: (page - 1) * limit, isAscending });
      const totals = await selectTotals(tx, of);
      const total = totals.reduce((sum, { count }) => sum + count, 0);
      const { data, meta } = listAnswer(rows.map(presentEntry), total, query);
      const sums = { providers: presentProviders(totals), states: presentStates(totals) };
      return { data, meta: { ...meta, ...sums } };
    }),

  exportPaymentsOfDay: async (context) => {
    const { caller, query, language, tenant, transaction } = context;
    const { day } = query;
    const rows = await transaction(async (tx) => {
      const found = await selectEntries(
        tx,
        { day, caller },
        { limit: mostInFile, offset: 0, isAscending: true },
      );
      await writeLogbook(writerFor(context, tx), {
        action: 'payment.day_exported',
        subject: ['organisation', tenant.id],
        details: { day, count: found.length },
      });
      return found;
    });
    return new FileResponse({
      content: Readable.from([paymentDayCsv(rows, language)]),
      contentType: 'text/csv; charset=utf-8',
      fileName: `betalingen-${day}.csv`,
    });
  },
};
