import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Actor, Writer } from '../../logbook/writer.ts';
import { takeStep } from './transition-version.ts';

/**
 * Publishes a version all the way, whatever the actor's rights: for seeds, where one actor stands
 * in for proposer, reviewer and publisher. The logbook tells of every step.
 */
export async function publishVersion(
  writer: Writer & { readonly actor: Actor },
  versionId: string,
  environment: EnvironmentId,
): Promise<void> {
  const caller = { ...writer.actor, isRoot: true, permissions: new Set<never>() };
  await takeStep(writer, caller, 'nl', { versionId, environment, step: 'publish' });
}
