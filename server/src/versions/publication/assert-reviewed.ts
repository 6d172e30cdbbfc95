import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import { requiresFourEyes } from '../../settings/requires-four-eyes.ts';
import type { VersionRow } from '../versions-queries.ts';
import type { VersionTransition } from './transitions.ts';

interface Reviewed {
  readonly version: VersionRow;
  readonly environment: EnvironmentId;
  readonly transitions: readonly VersionTransition[];
}

/** Throws when the transitions would bring back what was rejected, before it was changed. */
export function assertNotRejected({ version, environment, transitions }: Reviewed): void {
  const standing = version.environments.find(({ id }) => id === environment);
  if (standing?.state !== 'rejected' || !transitions.includes('propose')) return;
  const isChanged = Date.parse(version.updated_at) > Date.parse(standing.at);
  if (!isChanged) throw new RequestError('version_rejected');
}

/** Throws when the tenant asks for four eyes and the caller would approve their own proposal. */
export async function assertFourEyes(
  { tx }: Pick<Writer, 'tx'>,
  caller: Caller,
  { version, environment, transitions }: Reviewed,
): Promise<void> {
  if (!transitions.includes('approve')) return;
  const proposal = version.environments.find(({ id }) => id === environment);
  const isOwn = transitions.includes('propose') || proposal?.user?.id === caller.id;
  if (isOwn && (await requiresFourEyes(tx))) throw new RequestError('own_proposal');
}
