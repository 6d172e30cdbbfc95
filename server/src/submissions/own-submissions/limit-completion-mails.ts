import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import type { Writer } from '../../logbook/writer.ts';
import { getOwnSubmission, type OwnSubmissionId } from './own-submission.ts';
import {
  findAttemptRow,
  selectAnswers,
  selectFilledVersion,
  type FilledVersion,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';
import type { MailLimits, VisitorMailRequest } from '../mail-limits/mail-limits.ts';

type Answers = Readonly<Record<string, unknown>>;

/** A submission that a visitor wants to complete. */
export interface SentSubmission {
  readonly idempotencyKey: string | undefined;
  /** `null` for a submission that does not exist yet. */
  readonly own: OwnSubmissionId | null;
  /** The version in which it is completed; `undefined`: the one in which it was started. */
  readonly versionId: string | undefined;
  readonly answers: Answers;
}

interface Context extends Pick<VisitorMailRequest, 'tenant' | 'network'> {
  readonly transaction: TenantTransaction;
}

/**
 * Counts the mails that completing this submission sends: the code, and the request to co-sign.
 * Call it before the transaction that completes the submission. A repeated attempt sends no mails,
 * nor is a code sent to a verified address.
 */
export async function limitCompletionMails(
  limits: MailLimits,
  { tenant, network, transaction }: Context,
  sent: SentSubmission,
): Promise<void> {
  // Most submissions contain no address, and then need no query.
  if (!Object.values(sent.answers).some(isAddress)) return;
  const recipients = await transaction((tx) => findRecipients(tx, sent));
  for (const recipient of recipients) await limits.code({ tenant, network, recipient });
}

const isAddress = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.includes('@');

async function findRecipients(tx: Writer['tx'], sent: SentSubmission): Promise<readonly string[]> {
  if (await isRepeated(tx, sent.idempotencyKey)) return [];
  const submission = sent.own === null ? undefined : await getOwnSubmission({ tx }, sent.own);
  const versionId = sent.versionId ?? submission?.version_id;
  const version = versionId === undefined ? undefined : await selectFilledVersion(tx, versionId);
  if (version === undefined) return [];
  const toVerify = sent.answers[version.submission_settings.verification_field ?? ''];
  const toSign = sent.answers[version.co_signer ?? ''];
  const isVerified = await wasVerified(tx, submission, version, toVerify);
  return [isVerified ? undefined : toVerify, toSign].filter(isAddress);
}

/** Whether this address is already verified. */
async function wasVerified(
  tx: Writer['tx'],
  submission: OwnSubmissionRow | undefined,
  { submission_settings: { verification_field: field } }: FilledVersion,
  address: unknown,
): Promise<boolean> {
  if (!submission?.verified_at || field === undefined) return false;
  return (await selectAnswers(tx, submission.id))[field] === address;
}

async function isRepeated(tx: Writer['tx'], idempotencyKey: string | undefined): Promise<boolean> {
  if (idempotencyKey === undefined) return false;
  return (await findAttemptRow(tx, hashKey(idempotencyKey))) !== undefined;
}
