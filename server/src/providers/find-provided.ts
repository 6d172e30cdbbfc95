import type { Transaction } from 'kysely';
import type { IsProvided } from '@form-builder/core/analysis/check-context.ts';
import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { selectListKeys } from '../custom-lists/custom-lists-queries.ts';
import type { Database } from '../platform/database/database.ts';
import type { Providers } from './create-providers.ts';
import { selectProviderNames } from './providers-queries.ts';
import type { ProviderKind } from './providers-tables.ts';

/** Finds the services that a tenant's fields can use in an environment; without one, in any. */
export type FindProvided = (
  tx: Transaction<Database>,
  environment?: EnvironmentId,
) => Promise<IsProvided>;

/** What a field says of the service it works through. */
interface ServiceSettings {
  readonly integration_id?: string;
  readonly custom_list?: string;
}

/** Knows what the operator set up, and looks up what the tenant did. */
export function createFindProvided({ addresses, companies }: Providers): FindProvided {
  return async (tx, environment) => {
    const lists = await selectListKeys(tx);
    const names = (await selectProviderNames(tx)).filter(
      ({ serves_tests: servesTests }) =>
        environment === undefined || servesTests === (environment !== 'production'),
    );
    const hasOwn = (kind: ProviderKind, id: string | undefined) =>
      names.some((name) => name.kind === kind && name.id === id);
    const isSetUp: Readonly<Record<Service, (settings: ServiceSettings) => boolean>> = {
      addresses: () => addresses !== null,
      companies: () => companies !== null,
      lists: ({ custom_list: key }) => key !== undefined && lists.includes(key),
      // No case system can be asked yet: a form that needs one cannot be published.
      cases: () => false,
      login: ({ integration_id: id }) => hasOwn('auth', id),
      payment: ({ integration_id: id }) => hasOwn('payment', id),
    };
    return ({ type, custom_properties }) => {
      const service = serviceOf(type);
      return service && isSetUp[service](custom_properties ?? {});
    };
  };
}

type Service = NonNullable<ReturnType<typeof serviceOf>>;

/** What a type of field cannot do without; `undefined` for those that stand alone. */
function serviceOf(type: FieldTypeName) {
  const definition = fieldTypes[type];
  if (definition.role !== 'input') return undefined;
  return definition.lookUp ?? definition.provenBy;
}
