import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import {
  assertAudience,
  assertEnvironmentAccess,
  assertMayTest,
} from '../../public-forms/visitor-access.ts';
import { assertShownBy } from '../../reviews/review-pass.ts';
import type { ReviewPass } from '../../reviews/reviews-queries.ts';
import type { ProgramCache } from '../answers/program-cache.ts';
import { mayBeCompleted } from './may-be-completed.ts';
import { selectVersionStatus } from './version-status-queries.ts';
import type { selectSentVersion } from './sent-version-queries.ts';
import {
  selectDefinition,
  selectFilledVersion,
  type FilledVersion,
} from '../submissions-queries.ts';

interface WantedVersion {
  readonly form_version_id: string;
  readonly environment: EnvironmentId;
  readonly is_test: boolean;
}

/** The requested version and its state, if it exists. */
type Found = Pick<NonNullable<Awaited<ReturnType<typeof selectSentVersion>>>, 'version' | 'status'>;

/**
 * Returns the version of a new submission: one that is published for this visitor, or was when they
 * started.
 */
export function getShownVersion(
  caller: Caller | null,
  wanted: WantedVersion,
  found: Found | undefined,
  pass?: ReviewPass,
): FilledVersion {
  if (pass !== undefined) return getReviewedVersion(wanted, found, pass);
  assertEnvironmentAccess(caller, wanted.environment);
  assertMayTest(caller, wanted);
  if (found === undefined) throw new RequestError('form_not_found');
  if (!mayBeCompleted(found.status)) throw new RequestError('form_not_published');
  assertAudience(caller, found.version.submission_settings);
  return found.version;
}

/** Returns the version of a review link; throws for another version. */
function getReviewedVersion(
  { form_version_id: id, environment }: WantedVersion,
  found: Found | undefined,
  pass: ReviewPass,
): FilledVersion {
  assertShownBy(pass, { version_id: id, environment });
  if (found === undefined) throw new RequestError('review_link_invalid');
  return found.version;
}

/**
 * Throws when the version may not be completed; only tests may be completed in a proposed version.
 */
export async function assertMayBeCompleted(
  tx: Writer['tx'],
  versionId: string,
  environment: EnvironmentId,
  isTest = false,
): Promise<void> {
  const status = await selectVersionStatus(tx, versionId, environment);
  if (!mayBeCompleted(status, isTest)) throw new RequestError('form_not_published');
}

/** The version in which a submission was started. */
export async function getVersionOf(
  { tx }: Pick<Writer, 'tx'>,
  submission: { readonly version_id: string },
): Promise<FilledVersion> {
  const version = await selectFilledVersion(tx, submission.version_id);
  if (version === undefined) throw new RequestError('form_not_found');
  return version;
}

/** Returns the compiled program of the version. */
export function getProgram(
  { tx }: Pick<Writer, 'tx'>,
  programs: ProgramCache,
  version: FilledVersion,
): Promise<Program> {
  return programs.get(`${version.id}:${String(version.revision)}`, () =>
    selectDefinition(tx, version.id),
  );
}
