import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import { createPublicKey, hashKey } from '../platform/secrets/public-key.ts';
import { getVersion } from '../versions/get-version.ts';
import { mayTransition } from '../versions/publication/transition-policy.ts';
import { reviewPageOf } from './review-page.ts';
import { insertReviewLink } from './reviews-queries.ts';

const hourMs = 3_600_000;

/** The version and the environment that a link shows, and its lifetime. */
export interface WantedLink {
  readonly versionId: string;
  readonly environment: EnvironmentId;
  readonly hours: number;
}

/** A new link with its key, which only this response contains. */
export interface ReviewLink {
  /** The path of the page; the key comes after the `#`, which no server or log sees. */
  readonly path: string;
  readonly expiresAt: Date;
}

/** Creates a link for a caller who may propose or review in that environment. */
export async function createReviewLink(
  writer: Writer,
  caller: Caller,
  { versionId, environment, hours }: WantedLink,
): Promise<ReviewLink> {
  const version = await getVersion(writer, caller, versionId);
  const mayShow = (['propose', 'approve'] as const).some((step) =>
    mayTransition(caller, step, environment, version),
  );
  if (!mayShow) throw new RequestError('forbidden');
  const environmentState = version.environments.find(({ id }) => id === environment);
  const { form_id: formId } = version;
  const page =
    environmentState && reviewPageOf({ state: environmentState.state, formId, environment });
  if (page === undefined) throw new RequestError('transition_not_allowed');
  const key = createPublicKey();
  const expiresAt = new Date(writer.now() + hours * hourMs);
  await insertReviewLink(writer.tx, {
    tenant_id: writer.tenantId,
    key_hash: hashKey(key),
    version_id: version.id,
    environment,
    created_by: writer.actor?.id ?? null,
    created_at: instant(writer),
    expires_at: expiresAt,
  });
  await writeLogbook(writer, {
    action: 'version.shared',
    subject: ['version', version.id],
    details: { environment },
  });
  return { path: `${page}#review=${key}`, expiresAt };
}
