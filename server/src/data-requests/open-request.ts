import type { LogbookAction } from '@form-builder/core/logbook/logbook-events.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import type { Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { lockDataRequest, type DataRequestRow } from './data-requests-queries.ts';

type Tx = Writer['tx'];

/** The request if it is open, locked until the transaction ends. */
export async function lockOpen(tx: Tx, id: string): Promise<DataRequestRow> {
  const request = await lockDataRequest(tx, id);
  if (request === undefined) throw new RequestError('not_found');
  if (request.status !== 'open') throw new RequestError('transition_not_allowed');
  return request;
}

type PrivacyAction = Extract<LogbookAction, `privacy.${string}`>;

/** Records what was done for a request. */
export async function note(
  writer: Writer,
  action: PrivacyAction,
  { reference, kind }: Pick<DataRequestRow, 'reference' | 'kind'>,
  details: { readonly to?: string; readonly count?: number } = {},
): Promise<void> {
  await writeLogbook(writer, {
    action,
    subject: ['organisation', writer.tenantId],
    details: { name: reference, request: kind, ...details },
  });
}
