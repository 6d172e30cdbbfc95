import type { Transaction } from 'kysely';
import {
  findProviderDriver,
  type ProviderDriver,
  type ProviderKind,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProvidedServices } from '@form-builder/core/analysis/check-context.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import {
  requiredService,
  type RequiredService,
} from '@form-builder/core/field-types/required-service.ts';
import { fitsTarget } from '@form-builder/core/integrations/fits-target.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { parsePlainWords } from '@form-builder/core/plain-language/plain-word.ts';
import { selectListKeys } from '../custom-lists/custom-lists-queries.ts';
import { isFeatureActive } from '../features/active-features.ts';
import type { Database } from '../platform/database/database.ts';
import { selectSettings } from '../settings/settings-queries.ts';
import type { Providers } from './create-providers.ts';
import { shapeOfSource } from './data-sources/data-sources.ts';
import { reportedLevels } from './auth/reported-levels.ts';
import { givesBsn } from './gives-bsn.ts';
import { selectProviderNames, type ProviderNameRow } from './providers-queries.ts';

/** What is checked, and where. */
export interface CheckedPlace {
  /** Any environment when absent. */
  readonly environment?: EnvironmentId;
  /** The form, of which submissions are stored; absent for a building block. */
  readonly formId?: string;
}

/** Finds the services that a tenant's forms can use, and what was decided about a form. */
export type FindProvided = (
  tx: Transaction<Database>,
  place: CheckedPlace,
) => Promise<ProvidedServices>;

/** The setting with which a field names its service. */
interface ServiceSettings {
  readonly integration_id?: string;
  readonly custom_list?: string;
}

/** Combines the operator's configuration with the tenant's own providers. */
export function createFindProvided({ addresses, companies }: Providers): FindProvided {
  return async (tx, { environment }) => {
    const lists = await selectListKeys(tx);
    const names = (await selectProviderNames(tx)).filter(
      ({ serves_tests: servesTests }) =>
        environment === undefined || servesTests === (stageOf(environment) === 'test'),
    );
    const hasOwn = (kind: ProviderKind, id: string | undefined) =>
      names.some((name) => name.kind === kind && name.id === id);
    const hasAny = (kind: ProviderKind) => names.some((name) => name.kind === kind);
    const driverOf = (receiver: string): ProviderDriver | undefined => {
      const found = names.find(({ kind, id }) => kind === 'delivery' && id === receiver);
      return found && findProviderDriver(found.driver);
    };
    const isSetUp: Readonly<Record<RequiredService, (settings: ServiceSettings) => boolean>> = {
      addresses: () => addresses !== null || hasAny('addresses'),
      companies: () => companies !== null || hasAny('companies'),
      lists: ({ custom_list: key }) => key !== undefined && lists.includes(key),
      cases: ({ integration_id: id }) =>
        names.some((name) => name.kind === 'delivery' && name.id === id && listsCases(name.driver)),
      login: ({ integration_id: id }) => hasOwn('auth', id),
      payment: ({ integration_id: id }) => hasOwn('payment', id),
    };
    const settings = await selectSettings(tx);
    return {
      checksPlainLanguage: await isFeatureActive(tx, 'plain_language'),
      plainWords: parsePlainWords(settings.get('plain_words')),
      isProvided: ({ type, custom_properties }) => {
        const service = requiredService(fieldTypes[type]);
        return service && isSetUp[service](custom_properties ?? {});
      },
      isLoginProvided: (provider) => hasOwn('auth', provider),
      isPersonsProvided: hasAny('persons'),
      ...describeLogins(names),
      isTargetFit: (receiver, target, definition) =>
        fitsTarget(driverOf(receiver)?.targets?.fits, target, definition),
      isIntegrationComplete: ({ provider, options }) =>
        provider !== '' && hasRequiredOptions(driverOf(provider), options),
      isDataProvided: ({ provider, output, inputs }) => {
        const stages = names.filter(({ id, kind }) => kind === 'data' && id === provider);
        return stages.some(({ driver, settings }) => {
          const shape = shapeOfSource(driver, settings);
          const isRead = shape?.outputs.some(({ name }) => name === output) === true;
          return isRead && shape.inputs.every((name) => Object.hasOwn(inputs, name));
        });
      },
    };
  };
}

/** What the logins of these providers give. */
const describeLogins = (
  providers: readonly ProviderNameRow[],
): Pick<ProvidedServices, 'isPersonLogin' | 'isLevelReached'> => ({
  isPersonLogin: (provider) => providers.some((one) => one.id === provider && givesBsn(one)),
  isLevelReached: (provider, level) =>
    providers.some(
      (one) =>
        one.id === provider &&
        reportedLevels(one).some((reported) => isLevelEnough(reported, level)),
    ),
});

/** What an unknown receiver requires is unknown. */
const hasRequiredOptions = (
  driver: ProviderDriver | undefined,
  options: Integration['options'],
): boolean =>
  (driver?.options ?? []).every(
    ({ key, isRequired, optionalWith = '' }) =>
      isRequired !== true || options[optionalWith] === 'true' || (options[key] ?? '') !== '',
  );

const listsCases = (driver: string): boolean => findProviderDriver(driver)?.listsCases === true;
