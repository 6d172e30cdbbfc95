import {
  providerDriverNames,
  providerDrivers,
  type ProviderDriver,
  type ProviderDriverName,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type {
  Provider,
  ProviderStage,
} from '@form-builder/core/contract/staff/settings/providers.ts';

/** The inputs of a provider before they are saved. */
export interface ProviderDraft {
  readonly id: string;
  readonly stage: ProviderStage;
  readonly driver: ProviderDriverName;
  readonly name: string;
  readonly settings: Record<string, string>;
  readonly secret: string;
  readonly secondSecret: string;
}

/** Creates the draft of a provider, or of a new one. */
export function draftOf(provider: Provider | undefined): ProviderDraft {
  const driver =
    providerDriverNames.find((name) => name === provider?.driver) ?? providerDriverNames[0];
  const isSaved = provider !== undefined && Object.keys(provider.settings ?? {}).length > 0;
  return {
    id: provider?.id ?? '',
    stage: provider?.stage ?? 'production',
    driver,
    name: provider?.name ?? '',
    settings: isSaved ? textsOf(provider.settings ?? {}) : initialSettings(driver),
    secret: '',
    secondSecret: '',
  };
}

/** Returns the initial settings of a driver. */
export function initialSettings(name: ProviderDriverName): Record<string, string> {
  const { settings }: ProviderDriver = providerDrivers[name];
  return Object.fromEntries(
    settings.flatMap(({ key, initial }) => (initial === undefined ? [] : [[key, initial]])),
  );
}

const textsOf = (settings: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    ),
  );
