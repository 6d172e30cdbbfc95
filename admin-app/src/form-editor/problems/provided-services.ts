import type { ProvidedServices } from '@form-builder/core/analysis/check-context.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import {
  requiredService,
  type RequiredService,
} from '@form-builder/core/field-types/required-service.ts';

/** The setting with which a field names its service. */
interface ServiceSettings {
  readonly integration_id?: string;
  readonly custom_list?: string;
}

/** `undefined` when only the server knows, which checks again when the version is proposed. */
type IsSetUp = (settings: ServiceSettings) => boolean | undefined;

/**
 * What the editor knows to be set up: that something is chosen, and, once the providers are loaded, that the
 * organisation has it.
 */
export function providedServices(providers: readonly Provider[] | undefined): ProvidedServices {
  const has = (kind: Provider['kind'], id: string | undefined) =>
    Boolean(id) && providers?.some((one) => one.kind === kind && one.id === id) !== false;
  const isSetUp: Readonly<Partial<Record<RequiredService, IsSetUp>>> = {
    lists: ({ custom_list: key }) => (key ? undefined : false),
    cases: ({ integration_id: id }) => has('delivery', id),
    login: ({ integration_id: id }) => has('auth', id),
    payment: ({ integration_id: id }) => has('payment', id),
  };
  return {
    isProvided: ({ type, custom_properties: settings }) => {
      const service = requiredService(fieldTypes[type]);
      return service && isSetUp[service]?.(settings ?? {});
    },
    isLoginProvided: (provider) => has('auth', provider),
    ...(providers && {
      isPersonsProvided: providers.some(({ kind }) => kind === 'persons'),
      isPersonLogin: (provider) =>
        providers.some(({ id, gives_bsn: givesBsn }) => id === provider && givesBsn === true),
      isLevelReached: (provider, level) =>
        providers.some(
          ({ id, assurance_levels: levels = [] }) =>
            id === provider && levels.some((reported) => isLevelEnough(reported, level)),
        ),
      isDataProvided: ({ provider, output, inputs }) =>
        providers.some(({ kind, id, data_source: shape }) => {
          const isRead = shape?.outputs.some(({ name }) => name === output) === true;
          const isAsked = shape?.inputs.every((name) => Object.hasOwn(inputs, name)) === true;
          return kind === 'data' && id === provider && isRead && isAsked;
        }),
    }),
  };
}
