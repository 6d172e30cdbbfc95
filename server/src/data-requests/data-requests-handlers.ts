import type { dataRequestsContract } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { dataRequestDue } from '@form-builder/core/data-requests/data-request-due.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import { dayOf } from '../submissions/holds/holds-queries.ts';
import {
  deleteMatches,
  findDataRequest,
  insertAction,
  insertDataRequest,
  selectActions,
  selectDataRequests,
  updateDataRequest,
} from './data-requests-queries.ts';
import { createFoundDataHandlers, type FoundDataOptions } from './found-data-handlers.ts';
import { selectMatches } from './matches-queries.ts';
import { lockOpen, note } from './open-request.ts';
import { listProcessingLines } from './processing-lines.ts';
import { presentAction, presentDataRequest, presentMatch } from './present-data-request.ts';
import type { SearchPersonOptions } from './search/search-person.ts';
import { normaliseSearch, sealSearch, searchHint } from './search/search-value.ts';
import { beforeAll, startSearch } from './start-search.ts';

type RequestHandlers = Handlers<typeof dataRequestsContract>;

/** The endpoints that only need the request itself. */
type RecordHandlers = Omit<
  RequestHandlers,
  keyof ReturnType<typeof createFoundDataHandlers> | 'listProcessingLines'
>;

/** The endpoints for requests of citizens about their own data. */
export const createDataRequestsHandlers = (
  options: SearchPersonOptions & FoundDataOptions,
): RequestHandlers => ({
  ...createRecordHandlers(options),
  ...createFoundDataHandlers(options),
  listProcessingLines: listProcessingLines(options.cipher),
});

const createRecordHandlers = (options: SearchPersonOptions): RecordHandlers => ({
  ...readingHandlers,
  createDataRequest: createDataRequest(options),

  repeatDataRequestSearch: (context) =>
    context.transaction(async (tx) => {
      const request = await lockOpen(tx, context.params.id);
      const change = {
        search_after: beforeAll,
        search_number: request.search_number + 1,
        searched: 0,
      };
      await deleteMatches(tx, request.id);
      await updateDataRequest(tx, request.id, change);
      await startSearch(options, writerFor(context, tx), { ...request, ...change });
      return undefined;
    }),

  extendDataRequest: (context) =>
    context.transaction(async (tx) => {
      const request = await lockOpen(tx, context.params.id);
      const isLate = request.due_on < dayOf(context.now());
      if (request.extension_reason !== null || isLate)
        throw new RequestError('transition_not_allowed');
      const writer = writerFor(context, tx);
      await updateDataRequest(tx, request.id, {
        due_on: dataRequestDue(request.received_on, true),
        extension_reason: context.body.reason,
      });
      await insertAction(writer, request.id, { action: 'extended', count: 1 });
      await note(writer, 'privacy.request_extended', request);
      return undefined;
    }),

  closeDataRequest,
});

const closeDataRequest: RecordHandlers['closeDataRequest'] = (context) =>
  context.transaction(async (tx) => {
    const request = await lockOpen(tx, context.params.id);
    const { status, reason } = context.body;
    const writer = writerFor(context, tx);
    await updateDataRequest(tx, request.id, {
      status,
      closing_reason: reason,
      closed_by_name: context.caller.name,
      closed_at: instant(writer),
      // From now on nothing in the record leads to the person.
      sealed_search: null,
      search_hint: '',
      search_after: null,
    });
    await deleteMatches(tx, request.id);
    await insertAction(writer, request.id, { action: status, count: 1 });
    await note(writer, 'privacy.request_closed', request, { to: status });
    return undefined;
  });

const readingHandlers: Pick<RequestHandlers, 'listDataRequests' | 'getDataRequest'> = {
  listDataRequests: ({ query, transaction, now }) =>
    transaction(async (tx) => {
      const { rows, total } = await selectDataRequests(tx, query);
      const today = dayOf(now());
      return listAnswer(
        rows.map((row) => presentDataRequest(row, today)),
        total,
        query,
      );
    }),

  getDataRequest: (context) =>
    context.transaction(async (tx) => {
      const { params, now } = context;
      const request = await findDataRequest(tx, params.id);
      if (request === undefined) throw new RequestError('not_found');
      const today = dayOf(now());
      // The screen polls a running search: what was found is read, and logged, once it is complete.
      const isRunning = request.search_after !== null;
      const matches = isRunning ? [] : await selectMatches(tx, request.id, today);
      if (matches.length > 0) await note(writerFor(context, tx), 'privacy.request_read', request);
      return {
        data: {
          ...presentDataRequest(request, today),
          matches: matches.map(presentMatch),
          actions: (await selectActions(tx, request.id)).map(presentAction),
        },
      };
    }),
};

const createDataRequest =
  (options: SearchPersonOptions): RequestHandlers['createDataRequest'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { body, caller, language, tenant } = context;
      const writer = writerFor(context, tx);
      const today = dayOf(writer.now());
      if (body.received_on > today)
        throw new RequestError('invalid', {
          errors: { received_on: [inputTexts[language].notAllowed] },
        });
      const { reference, kind, received_on, search } = body;
      const id = writer.createId();
      const value = normaliseSearch(search);
      const request = {
        id,
        reference,
        kind,
        search_kind: search.kind,
        sealed_search: sealSearch(options.cipher, { tenantId: tenant.id, id }, value),
        search_number: 1,
      };
      await insertDataRequest(tx, {
        ...request,
        tenant_id: tenant.id,
        received_on,
        due_on: dataRequestDue(received_on),
        status: 'open',
        created_by_name: caller.name,
        created_at: instant(writer),
        search_hint: searchHint(search),
        search_after: beforeAll,
      });
      await note(writer, 'privacy.request_created', request);
      await startSearch(options, writer, request);
      const made = await findDataRequest(tx, id);
      if (made === undefined) throw new Error('A request that was just made is gone.');
      return { data: presentDataRequest(made, today) };
    });
