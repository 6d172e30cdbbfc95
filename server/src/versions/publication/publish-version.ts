import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Actor, Writer } from '../../logbook/writer.ts';
import { transitionVersion } from './transition-version.ts';

/**
 * Publishes a version, whatever the actor's permissions: for seeds, where one actor is proposer,
 * reviewer and publisher. The logbook records each transition.
 */
export async function publishVersion(
  writer: Writer & { readonly actor: Actor },
  versionId: string,
  environment: EnvironmentId,
): Promise<void> {
  const caller = { ...writer.actor, isRoot: true, permissions: new Set<never>() };
  const request = { versionId, environment, transition: 'publish', isSeed: true } as const;
  await transitionVersion(writer, caller, 'nl', request);
}
