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
import { plainText } from '../formats/plain-text.ts';

/** The inputs of a provider before they are saved. */
export interface ProviderDraft {
  readonly id: string;
  readonly stage: ProviderStage;
  readonly driver: ProviderDriverName;
  readonly name: string;
  readonly settings: Record<string, string>;
  readonly secret: string;
  readonly secondSecret: string;
  readonly thirdSecret: string;
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
    thirdSecret: '',
  };
}

/** A new provider gets a code from its name, until somebody enters another one. */
export function renamed(
  draft: ProviderDraft,
  name: string,
  isNew: boolean,
): Partial<ProviderDraft> {
  return isNew && draft.id === codeOf(draft.name) ? { name, id: codeOf(name) } : { name };
}

/** The characters of a code: those of the last part of a header. */
const codeOf = (name: string): string =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');

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
