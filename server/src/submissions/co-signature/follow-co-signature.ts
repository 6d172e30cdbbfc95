import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import { coSignatureState } from './co-signature-state.ts';
import { updateCoSignature, type CoSignatureRow } from './co-signatures-queries.ts';
import { lockCoSignature, type LockedCoSignature } from './lock-co-signature.ts';
import { returnToVisitor, type VisitorReturn } from './return-to-visitor.ts';

/** Reminds the co-signer or lets the request expire, and schedules the next job. */
export function createFollowCoSignature(options: VisitorReturn): JobHandler<'follow-co-signature'> {
  return (context, job) =>
    context.transaction(async (tx) => {
      const writer = writerFor({ ...context, caller: null }, tx);
      const found = await lockCoSignature(writer, job.coSignatureId);
      // The request was withdrawn or answered, or an earlier job let it expire.
      if (found === undefined || isEnded(found.row)) return;
      if (coSignatureState(found.row, writer.now()) === 'expired')
        return expire(writer, options, found);
      const next = await remind(writer, options, found.row);
      const afterSeconds = Math.ceil((next.getTime() - writer.now()) / 1000);
      await options.jobs.send(writer, 'follow-co-signature', job, { afterSeconds });
    });
}

const isEnded = ({ signed_at, declined_at, expired_at }: CoSignatureRow): boolean =>
  signed_at !== null || declined_at !== null || expired_at !== null;

async function expire(
  writer: Writer,
  options: VisitorReturn,
  { row, submission }: LockedCoSignature,
): Promise<void> {
  await updateCoSignature(writer.tx, row.id, { expired_at: instant(writer), remind_at: null });
  await writeLogbook(writer, {
    action: 'submission.co_signature_expired',
    subject: ['submission', submission.id],
  });
  await returnToVisitor(writer, options, submission, 'expired');
}

/** Sends a reminder when it is due; returns when the next step is due. */
async function remind(
  writer: Writer,
  { jobs }: VisitorReturn,
  { id, remind_at: remindAt, expires_at: expiresAt }: CoSignatureRow,
): Promise<Date> {
  if (remindAt === null) return expiresAt;
  if (writer.now() < remindAt.getTime()) return remindAt;
  await updateCoSignature(writer.tx, id, { remind_at: null });
  await jobs.send(writer, 'send-co-signature', { coSignatureId: id, isReminder: true });
  return expiresAt;
}
