import {
  providerDriverNames,
  providerDrivers,
  type ProviderDriver,
  type ProviderDriverName,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useQuery } from '@tanstack/react-query';
import { receiversQuery } from '../providers/providers-query.ts';

/** A driver with its name. */
export interface NamedDriver extends ProviderDriver {
  readonly name: ProviderDriverName;
  readonly provider: Provider;
}

/**
 * Returns the driver of a receiver; `undefined` while receivers load, and for one that no longer
 * exists.
 */
export function useReceiverDriver(provider: string): NamedDriver | undefined {
  const { data: receivers = [] } = useQuery(receiversQuery);
  const found = receivers.find(({ id }) => id === provider);
  const name = providerDriverNames.find((one) => one === found?.driver);
  return found && name && { ...providerDrivers[name], name, provider: found };
}
