import { useEnvironmentName } from './use-environment-name.ts';
import { useEnvironmentIds } from './environments-query.ts';

/** The environments to choose from, in the order of the tenant. */
export function useEnvironmentOptions() {
  const nameOf = useEnvironmentName();
  return useEnvironmentIds().map((id) => ({ value: id, label: nameOf(id) }));
}
