import { loginTokensOf, readLogins } from '../../citizen-login/request-logins.ts';
import { assertSamePerson } from '../../citizen-login/submission-identity.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { getOwnSubmission } from './own-submission.ts';
import {
  selectSentSubmission,
  type SentSubmission,
} from '../filled-version/filled-submission-queries.ts';

/** How long after submitting the key gives access to the answers, so that a leaked key expires. */
const openForMs = 86_400_000;

type OwnRequest = Parameters<typeof writerFor>[0] & {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'x-submission-key': string } & Readonly<Record<string, unknown>>;
};

/**
 * Returns the visitor's own final submission to a visitor with its key; after a login, only to the
 * same person. Throws `not_found` from a day after submitting.
 */
export async function getOwnSentSubmission(
  context: OwnRequest,
  tx: Writer['tx'],
): Promise<SentSubmission> {
  const { params, headers } = context;
  const key = headers['x-submission-key'];
  const { id, is_test: isTest } = await getOwnSubmission({ tx }, { id: params.id, key });
  const logins = await readLogins(writerFor(context, tx), loginTokensOf(headers), { isTest });
  await assertSamePerson({ tx }, id, logins);
  const sent = await selectSentSubmission(tx, id);
  const sentAt = sent?.completed_at?.getTime();
  if (sent === undefined || sentAt === undefined || context.now() > sentAt + openForMs)
    throw new RequestError('not_found');
  return sent;
}
