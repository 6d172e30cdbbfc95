import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';

/** The permission to see an environment; production is open to everyone. */
const needed: Readonly<Record<EnvironmentId, Permission | null>> = {
  development: 'environment-access-development',
  test: 'environment-access-test',
  acceptance: 'environment-access-acceptance',
  production: null,
};

/** Throws for a caller who may not see the environment. */
export function assertEnvironmentAccess(caller: Caller | null, environment: EnvironmentId): void {
  const permission = needed[environment];
  const isAllowed =
    permission === null || caller?.isRoot === true || caller?.permissions.has(permission) === true;
  if (!isAllowed) throw new RequestError('environment_not_allowed');
}

/** A form that is not public is only for signed-in staff of the organisation. */
export function assertAudience(
  caller: Caller | null,
  settings: { readonly is_public: boolean },
): void {
  if (!settings.is_public && caller === null) throw new RequestError('not_authenticated');
}

/**
 * Only staff of the organisation may mark a submission as a test in production: a test is kept
 * out of the numbering and never reaches a provider, so a visitor could use it to avoid payment.
 */
export function assertMayTest(
  caller: Caller | null,
  wanted: { readonly is_test: boolean; readonly environment: EnvironmentId },
): void {
  const isOpen = needed[wanted.environment] === null;
  if (wanted.is_test && isOpen && caller === null) throw new RequestError('not_authenticated');
}
