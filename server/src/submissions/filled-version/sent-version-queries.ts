import { sql, type Transaction } from 'kysely';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { compileOnce, type PlaceOf } from '../../platform/database/compile-once.ts';
import type { Database } from '../../platform/database/database.ts';
import { selectVersionToFill } from '../submissions-queries.ts';
import { shownVersionOf } from './version-status-queries.ts';

type Tx = Transaction<Database>;

interface Sent {
  readonly versionId: string;
  readonly environment: EnvironmentId;
  /** The hash of the idempotency key; `null` without a key. */
  readonly attemptHash: Buffer | null;
}

const selectSent = compileOnce((tx, place: PlaceOf<Sent>) =>
  selectVersionToFill(tx, place('versionId'))
    .leftJoin('version_environments as own', (join) =>
      join
        .onRef('own.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('own.version_id', '=', 'form_versions.id')
        .on('own.environment', '=', place('environment')),
    )
    .leftJoin('environments', (join) =>
      join
        .onRef('environments.tenant_id', '=', 'own.tenant_id')
        .onRef('environments.id', '=', 'own.environment'),
    )
    .leftJoin('submission_attempts as attempt', (join) =>
      join
        .onRef('attempt.tenant_id', '=', 'form_versions.tenant_id')
        .on('attempt.key_hash', '=', sql<Buffer>`${place('attemptHash')}::bytea`),
    )
    .select((eb) => [
      'own.state',
      'own.first_published_at',
      'environments.is_enabled',
      shownVersionOf(eb).as('shown'),
      'attempt.submission_id',
      'attempt.request_hash',
      'attempt.sealed_public_key',
    ]),
);

/**
 * Reads everything that a new submission depends on in one round trip: the version, its state in
 * the environment, and the submission that an earlier request of the same attempt created.
 */
export async function selectSentVersion(tx: Tx, sent: Sent) {
  const [found] = await selectSent(tx, sent);
  if (found === undefined) return undefined;
  const { state, first_published_at, is_enabled, shown, ...rest } = found;
  const { submission_id, request_hash, sealed_public_key, ...version } = rest;
  return {
    version,
    status:
      state === null || is_enabled === null
        ? undefined
        : { state, first_published_at, is_enabled, shown },
    attempt:
      submission_id === null || request_hash === null
        ? undefined
        : { submission_id, request_hash, sealed_public_key },
  };
}
