import { useLingui } from '@lingui/react/macro';
import { environmentNames } from './environment-names.ts';
import { useEnvironmentIds } from './environments-query.ts';

/** The environments to choose from, in the order of the tenant. */
export function useEnvironmentOptions() {
  const { i18n } = useLingui();
  return useEnvironmentIds().map((id) => ({ value: id, label: i18n._(environmentNames[id]) }));
}
