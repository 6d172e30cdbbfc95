import type { TenantTransaction } from '../../platform/database/tenant-transaction.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import type { Writer } from '../../logbook/writer.ts';
import { getOwnSubmission, type OwnSubmissionId } from '../own-submission.ts';
import { findAttemptRow, selectAnswers, selectFilledVersion } from '../submissions-queries.ts';
import type { MailLimits, VisitorMailRequest } from './mail-limits.ts';

type Answers = Readonly<Record<string, unknown>>;

/** A submission that its visitor sends. */
export interface SentSubmission {
  readonly idempotencyKey: string | undefined;
  /** `null` for a submission that does not exist yet. */
  readonly own: OwnSubmissionId | null;
  /** The version it is sent in; `undefined`: the one it began in. */
  readonly versionId: string | undefined;
  readonly answers: Answers;
}

interface Context extends Pick<VisitorMailRequest, 'tenant' | 'network'> {
  readonly transaction: TenantTransaction;
}

/**
 * Counts the code that completing this submission mails, if it does. Runs before the transaction
 * that completes it. An attempt that came before mails nothing, nor does a verified address.
 */
export async function limitVerificationMail(
  limits: MailLimits,
  { tenant, network, transaction }: Context,
  sent: SentSubmission,
): Promise<void> {
  // Most submissions hold no address, and then need no query.
  if (!Object.values(sent.answers).some(isAddress)) return;
  const recipient = await transaction((tx) => findRecipient(tx, sent));
  if (recipient !== undefined) await limits.code({ tenant, network, recipient });
}

const isAddress = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.includes('@');

async function findRecipient(
  tx: Writer['tx'],
  { idempotencyKey, own, versionId, answers }: SentSubmission,
): Promise<string | undefined> {
  if (await isRepeated(tx, idempotencyKey)) return undefined;
  const submission = own === null ? undefined : await getOwnSubmission({ tx }, own);
  const field = await findVerificationField(tx, versionId ?? submission?.version_id);
  const recipient = field === undefined ? undefined : answers[field];
  if (field === undefined || !isAddress(recipient)) return undefined;
  if (!submission?.verified_at) return recipient;
  const { [field]: verified } = await selectAnswers(tx, submission.id);
  return verified === recipient ? undefined : recipient;
}

async function findVerificationField(
  tx: Writer['tx'],
  versionId: string | undefined,
): Promise<string | undefined> {
  if (versionId === undefined) return undefined;
  const version = await selectFilledVersion(tx, versionId);
  return version?.submission_settings.verification_field ?? undefined;
}

async function isRepeated(tx: Writer['tx'], idempotencyKey: string | undefined): Promise<boolean> {
  if (idempotencyKey === undefined) return false;
  return (await findAttemptRow(tx, hashKey(idempotencyKey))) !== undefined;
}
