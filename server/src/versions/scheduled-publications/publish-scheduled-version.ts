import type { PublicationFailure } from '@form-builder/core/publication/publication-failures.ts';
import { scheduledPublicationsContract } from '@form-builder/core/contract/staff/forms/scheduled-publications.ts';
import type { ProblemCode } from '@form-builder/core/contract/problem.ts';
import type { Transaction } from 'kysely';
import { findActiveUser } from '../../accounts/users/users-queries.ts';
import { lockFormOfVersion } from '../../forms/forms-queries.ts';
import { toCaller } from '../../identity/to-caller.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { FindProvided } from '../../providers/find-provided.ts';
import { getVersion } from '../get-version.ts';
import { isEnvironmentEnabled } from '../publication/environment-queries.ts';
import {
  deleteScheduled,
  findScheduledVersion,
  isNewerPublishedSince,
  lockScheduled,
  type ScheduledRecord,
} from '../publication/scheduled-publications-queries.ts';
import { stateOf, transitionVersion } from '../publication/transition-version.ts';
import { recordFailure } from './record-failure.ts';
import { sendPublication } from './send-publication.ts';

type Job = JobPayloads['publish-scheduled-version'];

/** The dependencies of the job. */
export interface PublishScheduledOptions {
  readonly jobs: JobSender;
  readonly findProvided: FindProvided;
}

/** A version that is not published, with the reason for those who wait for it. */
class NotPublishedError extends Error {
  override readonly name = 'NotPublishedError';
  readonly failure: PublicationFailure;

  constructor(failure: PublicationFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** What a refused publication by hand means for a scheduled one; other refusals are bugs. */
const failures: Partial<Record<ProblemCode, PublicationFailure>> = {
  not_found: 'not_allowed',
  forbidden: 'not_allowed',
  transition_not_allowed: 'not_approved',
  own_proposal: 'not_approved',
  version_rejected: 'not_approved',
  environment_not_found: 'environment_off',
  feature_inactive: 'feature_inactive',
  invalid: 'errors_found',
};

/**
 * Publishes a version at its moment with the rights of who scheduled it, or records why not. The row is locked and ends
 * with the publication in one transaction, so that a job that comes twice publishes once.
 */
export function createPublishScheduledVersion(
  options: PublishScheduledOptions,
): JobHandler<'publish-scheduled-version'> {
  return async (context, job) => {
    try {
      await context.transaction((tx) => publishDue(context, tx, options, job));
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      await context.transaction(async (tx) => {
        const row = await lockDue(tx, job);
        if (row !== undefined) await fail(context, tx, options.jobs, { row, failure });
      });
    }
  };
}

function failureOf(error: unknown): PublicationFailure | undefined {
  if (error instanceof NotPublishedError) return error.failure;
  return error instanceof RequestError ? failures[error.code] : undefined;
}

/** The scheduled publication, unless it was changed, withdrawn or done; its form is locked first, as by hand. */
async function lockDue(
  tx: Transaction<Database>,
  { publicationId, at }: Job,
): Promise<ScheduledRecord | undefined> {
  const versionId = await findScheduledVersion(tx, publicationId);
  if (versionId === undefined) return undefined;
  await lockFormOfVersion(tx, versionId);
  const row = await lockScheduled(tx, publicationId);
  const isCurrent = row?.failure === null && row.planned_at.toISOString() === at;
  return isCurrent ? row : undefined;
}

async function publishDue(
  context: JobContext,
  tx: Transaction<Database>,
  { jobs, findProvided }: PublishScheduledOptions,
  job: Job,
): Promise<void> {
  const row = await lockDue(tx, job);
  if (row === undefined) return;
  const { id: publicationId, planned_at: at, version_id: versionId, environment } = row;
  if (at.getTime() > context.now()) {
    const { tenant, now } = context;
    await sendPublication({ tx, tenantId: tenant.id, now }, jobs, { publicationId, at });
    return;
  }
  const caller = await findPublisher(tx, context.tenant.id, row.user_id);
  if (caller === undefined) throw new NotPublishedError('not_allowed');
  const writer = writerFor({ ...context, caller }, tx);
  await assertStillWanted(writer, caller, row);
  // Before the publication, which would record that a scheduled one was withdrawn.
  await deleteScheduled(tx, { versionId, environment });
  await transitionVersion(writer, caller, 'nl', {
    versionId,
    environment,
    transition: 'publish',
    remark: row.remark ?? undefined,
    findProvided,
  });
  await writeLogbook(writer, {
    action: 'version.published_on_schedule',
    subject: ['version', versionId],
    details: { environment, planned_at: at.toISOString() },
  });
}

/** Who scheduled the publication, with the permissions of now; `undefined` without any to publish. */
async function findPublisher(
  tx: Transaction<Database>,
  tenantId: string,
  userId: string | null,
): Promise<Caller | undefined> {
  const row = userId === null ? undefined : await findActiveUser(tx, tenantId, 'id', userId);
  if (row === undefined) return undefined;
  const caller = toCaller(row);
  const held = access.anyOf.filter((permission) => caller.permissions.has(permission));
  return held.length === 0 ? undefined : { ...caller, endpointPermissions: new Set(held) };
}

const { access } = scheduledPublicationsContract.schedulePublication;

/** Throws when what was approved then is no longer what somebody would publish now. */
async function assertStillWanted(
  writer: Writer,
  caller: Caller,
  { version_id, environment, set_at }: ScheduledRecord,
): Promise<void> {
  const version = await getVersion(writer, caller, version_id);
  if (version.archived_at !== null) throw new NotPublishedError('form_archived');
  if (!(await isEnvironmentEnabled(writer.tx, environment)))
    throw new NotPublishedError('environment_off');
  const state = stateOf(version, environment);
  const { form_id: formId, number } = version;
  const newer = { formId, environment, number, since: set_at };
  if (state === 'superseded' || (await isNewerPublishedSince(writer.tx, newer)))
    throw new NotPublishedError('superseded');
  // Also when the user may propose and approve: a colleague's approval is what was waited for.
  if (state !== 'approved') throw new NotPublishedError('not_approved');
}

interface Failed {
  readonly row: ScheduledRecord;
  readonly failure: PublicationFailure;
}

async function fail(
  context: JobContext,
  tx: Transaction<Database>,
  jobs: JobSender,
  failed: Failed,
): Promise<void> {
  const { user_id: userId } = failed.row;
  const user =
    userId === null ? undefined : await findActiveUser(tx, context.tenant.id, 'id', userId);
  const caller = user === undefined ? null : toCaller(user);
  await recordFailure(writerFor({ ...context, caller }, tx), jobs, failed);
}
