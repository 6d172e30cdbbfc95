import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { Attempt } from '../state/device-draft.ts';
import { throwFailure, type ServerDraft } from '../requests/form-services.ts';
import { createOwnSubmissionClient } from './own-submission-client.ts';
import type { SubmissionContext } from './submission-context.ts';
import type { Sending } from './send.ts';

/** Fetches a visitor's submission; throws a RequestFailure. */
export async function findOwn(
  { address, text }: Pick<SubmissionContext, 'address' | 'text'>,
  { id, key }: ServerDraft,
): Promise<OwnSubmission> {
  const client = createOwnSubmissionClient(address, text.locale);
  const found = client.getOwnSubmission({ params: { id }, headers: { 'x-submission-key': key } });
  return (await found.catch(throwFailure)).data;
}

/** Fetches the result of an earlier attempt, by its key; throws a RequestFailure. */
export async function findEarlier(
  { address, locale }: Pick<Sending, 'address' | 'locale'>,
  { key }: Attempt,
): Promise<OwnSubmission> {
  const client = createOwnSubmissionClient(address, locale);
  const found = client.findAttempt({ headers: { 'idempotency-key': key } });
  return (await found.catch(throwFailure)).data;
}
