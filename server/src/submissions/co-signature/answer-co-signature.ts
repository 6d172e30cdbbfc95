import type { LoginTokens } from '../../citizen-login/request-logins.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { isKeyOf } from '../../platform/secrets/public-key.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import { continueCompletion, type CompletionRules } from '../completion/complete-submission.ts';
import { reasonPlace } from './co-signature-secrets.ts';
import { coSignatureState } from './co-signature-state.ts';
import {
  selectCoSignature,
  updateCoSignature,
  type CoSignatureRow,
} from './co-signatures-queries.ts';
import { assertMayCoSign, identifyCoSigner } from './login/identify-co-signer.ts';
import { lockCoSignature, type LockedCoSignature } from './lock-co-signature.ts';
import { recordCoSigner } from './login/record-co-signer.ts';
import { returnToVisitor, type VisitorReturn } from './return-to-visitor.ts';

/** A co-signature and the key of the mail that asked for it, or the code that the visitor passed on. */
export interface CoSignatureId {
  readonly id: string;
  readonly key: string;
}

/** A co-signature with the login tokens of the person who answers it. */
export interface CoSignatureAnswer extends CoSignatureId {
  readonly loginTokens: LoginTokens;
}

/** Throws `not_found` both for a wrong key and for a request that was withdrawn. */
export function assertCoSigner(
  row: CoSignatureRow | undefined,
  { key }: CoSignatureId,
): asserts row is CoSignatureRow {
  if (row === undefined || !keysOf(row).some((hash) => isKeyOf(key, hash)))
    throw new RequestError('not_found');
}

const keysOf = ({ key_hashes: mailed, code_hash: code }: CoSignatureRow): readonly Buffer[] =>
  code === null ? mailed : [...mailed, code];

/**
 * Signs, and completes the submission in the same transaction, so that number, follow-ups and
 * signature commit together. Idempotent.
 */
export async function signCoSignature(
  writer: Writer,
  rules: CompletionRules,
  wanted: CoSignatureAnswer,
): Promise<CoSignatureRow> {
  const found = await getToAnswer(writer, wanted, 'signed');
  const { row, submission } = found;
  if (found.isRepeated) return row;
  await proveSigner(writer, rules, found, wanted);
  await updateCoSignature(writer.tx, row.id, { signed_at: instant(writer), remind_at: null });
  await writeLogbook(writer, {
    action: 'submission.co_signed',
    subject: ['submission', submission.id],
  });
  await logProcessing(writer, 'submission.co_signed', [submission.id]);
  await continueCompletion(writer, rules, submission.id);
  return reread(writer, row);
}

/** Declines, which returns the submission to its visitor. Idempotent. */
export async function declineCoSignature(
  writer: Writer,
  options: VisitorReturn,
  { reason, ...wanted }: CoSignatureAnswer & { readonly reason: string },
): Promise<CoSignatureRow> {
  const found = await getToAnswer(writer, wanted, 'declined');
  const { row, submission } = found;
  if (found.isRepeated) return row;
  await proveSigner(writer, options, found, wanted);
  const place = { tenantId: writer.tenantId, id: row.id };
  await updateCoSignature(writer.tx, row.id, {
    declined_at: instant(writer),
    remind_at: null,
    sealed_reason: reason === '' ? null : options.cipher.encrypt(reasonPlace(place), reason),
  });
  await writeLogbook(writer, {
    action: 'submission.co_signature_declined',
    subject: ['submission', submission.id],
  });
  await returnToVisitor(writer, options, submission, 'declined');
  return reread(writer, row);
}

/** Records who answers; throws when the version requires a login that the request lacks. */
async function proveSigner(
  writer: Writer,
  { cipher }: Pick<VisitorReturn, 'cipher'>,
  found: LockedCoSignature,
  { loginTokens }: CoSignatureAnswer,
): Promise<void> {
  const signer = await identifyCoSigner(writer, cipher, found, loginTokens);
  assertMayCoSign(signer);
  if (signer.login !== null) await recordCoSigner(writer, cipher, found.row.id, signer.login);
}

/**
 * Throws `transition_not_allowed` when the request has expired or was answered differently before.
 */
async function getToAnswer(writer: Writer, wanted: CoSignatureId, answer: 'signed' | 'declined') {
  const found = await lockCoSignature(writer, wanted.id);
  if (found === undefined) throw new RequestError('not_found');
  assertCoSigner(found.row, wanted);
  const state = coSignatureState(found.row, writer.now());
  if (state !== 'waiting' && state !== answer) throw new RequestError('transition_not_allowed');
  return { ...found, isRepeated: state === answer };
}

async function reread({ tx }: Writer, { id }: CoSignatureRow): Promise<CoSignatureRow> {
  const row = await selectCoSignature(tx, id);
  if (row === undefined) throw new Error('A co-signature that was answered does not exist.');
  return row;
}
