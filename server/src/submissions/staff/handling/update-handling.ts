import type { handlingContract } from '@form-builder/core/contract/staff/submissions/handling.ts';
import type { Request } from '@form-builder/core/contract/endpoint.ts';
import { writeLogbook } from '../../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../../logbook/writer.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../../platform/request-error.ts';
import { isRestricted } from '../../holds/holds-queries.ts';
import { lockOwnSubmission } from '../../submissions-queries.ts';
import { selectSubmission, type SubmissionRow } from '../staff-queries.ts';
import { findAssignee } from './assignees-queries.ts';
import {
  selectHandling,
  updateAssignee,
  updateHandled,
  type HandlingRow,
} from './handling-queries.ts';
import { deleteLabels, insertLabel } from './labels-queries.ts';
import { presentHandling } from './present-handling.ts';

type Change = Request<(typeof handlingContract)['updateHandling']>['body'];

/**
 * Changes the assignee, the handled state and the labels of a submission; equal values are not
 * logged as a change.
 */
export const updateHandling: Handlers<typeof handlingContract>['updateHandling'] = (context) =>
  context.transaction(async (tx) => {
    const { caller, params, body } = context;
    const submission = await selectSubmission(tx, caller, params.id);
    if (submission === undefined) throw new RequestError('not_found');
    await lockOwnSubmission(tx, submission.id);
    if (await isRestricted(tx, submission.id, context.now())) throw new RequestError('restricted');
    const before = await selectHandling(tx, submission.id);
    const writer = writerFor(context, tx);
    if (body.assigned_to !== undefined) await assign(writer, submission, before, body.assigned_to);
    if (body.is_handled !== undefined)
      await markHandled(writer, submission, before, body.is_handled ? caller : null);
    await changeLabels(writer, submission, before, body);
    return { data: presentHandling(await selectHandling(tx, submission.id)) };
  });

async function assign(
  writer: Writer,
  { id, form_id: formId }: SubmissionRow,
  { assigned_to: before }: HandlingRow,
  userId: string | null,
): Promise<void> {
  if (userId === (before?.id ?? null)) return;
  const person = userId === null ? null : await findAssignee(writer.tx, formId, userId);
  if (person === undefined) throw new RequestError('assignee_not_allowed');
  await updateAssignee(writer.tx, id, person && { userId: person.id, at: instant(writer) });
  await writeLogbook(writer, {
    action: 'submission.assigned',
    subject: ['submission', id],
    details: { from: before?.name ?? null, to: person?.name ?? null },
  });
}

async function markHandled(
  writer: Writer,
  { id, status }: SubmissionRow,
  { handled_at: before }: HandlingRow,
  by: Caller | null,
): Promise<void> {
  if ((before !== null) === (by !== null)) return;
  // Only a submitted form can be handled.
  if (status !== 'final') throw new RequestError('transition_not_allowed');
  await updateHandled(writer.tx, id, by && { name: by.name, at: instant(writer) });
  await writeLogbook(writer, {
    action: by === null ? 'submission.reopened' : 'submission.handled',
    subject: ['submission', id],
  });
}

async function changeLabels(
  writer: Writer,
  { id }: SubmissionRow,
  { labels }: HandlingRow,
  { add_labels: added, remove_labels: removed }: Change,
): Promise<void> {
  const { tx, tenantId } = writer;
  const present = new Set(labels.map(({ name }) => name.toLowerCase()));
  const has = (name: string) => present.has(name.toLowerCase());
  const given = uniqueNames(added).filter((name) => !has(name));
  const taken = uniqueNames(removed).filter(has);
  // In a fixed order, so that simultaneous changes wait for each other instead of failing in a
  // deadlock.
  for (const name of given.toSorted()) {
    const label = { id: writer.createId(), name, created_at: instant(writer) };
    await insertLabel(tx, id, { tenant_id: tenantId, ...label });
  }
  await deleteLabels(tx, id, taken);
  if (given.length + taken.length === 0) return;
  await writeLogbook(writer, {
    action: 'submission.labelled',
    subject: ['submission', id],
    details: { given, taken },
  });
}

/** Each name once, ignoring case. */
function uniqueNames(names: readonly string[]): readonly string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
