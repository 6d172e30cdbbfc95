import type { dataRequestsContract } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import { logProcessing } from '../processing-log/log-processing.ts';
import { dayOf } from '../submissions/holds/holds-queries.ts';
import {
  removeFiles,
  removeSubmission,
  type DeleteOptions,
} from '../submissions/staff/delete-submission.ts';
import { insertRemark } from '../submissions/staff/handling/insert-remark.ts';
import { insertAction, type DataRequestRow } from './data-requests-queries.ts';
import { deleteLoginsOf } from './delete-logins-queries.ts';
import {
  liftOwnRestrictions,
  selectFound,
  selectHeld,
  selectReceivers,
  type FoundRow,
} from './matches-queries.ts';
import { lockOpen, note } from './open-request.ts';
import { createPackageHandler, type PackageOptions } from './package/create-package-handler.ts';

/** The dependencies of handling what was found. */
export type FoundDataOptions = PackageOptions & DeleteOptions;

type FoundHandlers = Pick<
  Handlers<typeof dataRequestsContract>,
  | 'getDataRequestPackage'
  | 'correctFoundSubmission'
  | 'restrictFoundSubmissions'
  | 'eraseFoundSubmissions'
>;

/** The endpoints that act on the submissions in which a person was found. */
export const createFoundDataHandlers = (options: FoundDataOptions): FoundHandlers => ({
  getDataRequestPackage: createPackageHandler(options),

  correctFoundSubmission: (context) =>
    context.transaction(async (tx) => {
      const { params, body, language } = context;
      const request = await lockOpen(tx, params.id);
      const [found] = await getFound(tx, request.id, [body.submission_id]);
      if (found === undefined) throw new RequestError('not_found');
      const writer = writerFor(context, tx);
      const text = `${translatorOf(language)('data_request.correction')}: ${body.text}`;
      await insertRemark(writer, options.cipher, found.id, text);
      await logProcessing(writer, 'submission.corrected', [found.id]);
      await insertAction(writer, request.id, { action: 'corrected', count: 1 });
      await note(writer, 'privacy.corrected', request, { count: 1 });
      return undefined;
    }),

  restrictFoundSubmissions: (context) =>
    context.transaction(async (tx) => {
      const { params, body, language, now } = context;
      const request = await lockOpen(tx, params.id);
      const found = await getFound(tx, request.id, body.submission_ids);
      if (body.ends_on < dayOf(now()))
        throw new RequestError('invalid', {
          errors: { ends_on: [inputTexts[language].notAllowed] },
        });
      const writer = writerFor(context, tx);
      const ids = found.map(({ id }) => id);
      await logProcessing(writer, 'submission.restricted', ids);
      await insertRestrictions(writer, found, {
        reason: request.reference,
        request_id: request.id,
        ends_on: body.ends_on,
      });
      await insertAction(writer, request.id, { action: 'restricted', count: found.length });
      await note(writer, 'privacy.restricted', request, { count: found.length });
      return undefined;
    }),

  eraseFoundSubmissions: eraseFound(options),
});

/** Erases found submissions, all or none. */
const eraseFound =
  (options: DeleteOptions): FoundHandlers['eraseFoundSubmissions'] =>
  async (context) => {
    await context.transaction(async (tx) => {
      const request = await lockOpen(tx, context.params.id);
      const found = await getFound(tx, request.id, context.body.submission_ids);
      const writer = writerFor(context, tx);
      if (context.body.ends_own_restrictions) await endRestrictions(writer, request, found);
      await assertFree(writer, request, found);
      const ids = found.map(({ id }) => id);
      const receivers = await selectReceivers(tx, ids);
      await deleteLoginsOf(tx, ids);
      for (const submission of found) await removeSubmission(writer, submission, options);
      const erased = { action: 'erased', count: found.length, receivers } as const;
      await insertAction(writer, request.id, erased);
      await note(writer, 'privacy.erased', request, { count: found.length });
    });
    await removeFiles(options.files, context);
    return undefined;
  };

type Tx = Writer['tx'];

/** The chosen submissions; each must be one that was found for the request. */
async function getFound(
  tx: Tx,
  requestId: string,
  ids: readonly string[],
): Promise<readonly FoundRow[]> {
  const found = await selectFound(tx, requestId, ids);
  if (found.length < new Set(ids).size) throw new RequestError('not_found');
  return found;
}

/** Ends what this request restricted, with an entry for each submission; everything else that holds one stays. */
async function endRestrictions(
  writer: Writer,
  { id: requestId, reference }: DataRequestRow,
  found: readonly FoundRow[],
): Promise<void> {
  const ids = found.map(({ id }) => id);
  const lifted = await liftOwnRestrictions(writer.tx, { requestId, ids, at: instant(writer) });
  for (const id of lifted)
    await writeLogbook(writer, {
      action: 'hold.lifted',
      subject: ['submission', id],
      details: { name: reference },
    });
}

/** Refuses the erasure of what is held, and names the submissions with what holds them. */
async function assertFree(
  { tx, now }: Writer,
  { id: requestId }: DataRequestRow,
  found: readonly FoundRow[],
): Promise<void> {
  const ids = found.map(({ id }) => id);
  const held = await selectHeld(tx, { requestId, ids, today: dayOf(now()) });
  if (held.length === 0) return;
  const submissions = held.map(
    ({ title, holds }) => `${title ?? '-'}: ${holds.map(({ reason }) => reason).join(', ')}`,
  );
  throw new RequestError('on_hold', { errors: { submissions } });
}

async function insertRestrictions(
  writer: Writer,
  found: readonly FoundRow[],
  hold: { readonly reason: string; readonly request_id: string; readonly ends_on: string },
): Promise<void> {
  const rows = found.map(({ id, form_id }) => ({
    ...hold,
    tenant_id: writer.tenantId,
    id: writer.createId(),
    form_id,
    submission_id: id,
    is_restriction: true,
    created_by: writer.actor?.id ?? null,
    created_by_name: writer.actor?.name ?? '',
    created_at: instant(writer),
    lifted_at: null,
  }));
  await writer.tx.insertInto('legal_holds').values(rows).execute();
}
