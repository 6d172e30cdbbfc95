import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { environmentNames } from './environment-names.ts';
import { allEnvironmentsQuery } from './environments-query.ts';

/** The name that the tenant gave an environment, in which `texts` gives the default one until names are known. */
export function nameEnvironment(
  id: EnvironmentId,
  own: readonly Pick<Environment, 'id' | 'name'>[] | undefined,
  texts: (name: MessageDescriptor) => string,
): string {
  return own?.find((one) => one.id === id)?.name ?? texts(environmentNames[id]);
}

/** Names environments as the tenant calls them. */
export function useEnvironmentName(): (id: EnvironmentId) => string {
  const { i18n } = useLingui();
  const { data: own } = useQuery(allEnvironmentsQuery);
  return (id) => nameEnvironment(id, own, (name) => i18n._(name));
}
