import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { VariableValue } from '@form-builder/core/form/variables/variable.ts';
import { readTabData } from '../../auth/login-store.ts';
import type { FormServices } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { DataValues } from './data-values.ts';

/** What the register of persons has of the visitor, and whether it could be asked. */
export interface PersonValues extends DataValues {
  readonly isDown: boolean;
}

const nothing: PersonValues = { values: {}, proofs: {}, isDown: false };

/** Reads the register of persons for the visitor's logins with these providers. */
export async function readPersonValues(
  services: FormServices,
  providers: readonly string[],
): Promise<PersonValues> {
  const { tokens = {} } = readTabData(services.address.formId);
  const held = providers.flatMap((provider) => tokens[provider] ?? []);
  const read = await Promise.all(held.map((token) => readOne(services, token)));
  return {
    values: Object.assign({}, ...read.map(({ values }) => values)) as DataValues['values'],
    proofs: Object.assign({}, ...read.map(({ proofs }) => proofs)) as DataValues['proofs'],
    isDown: read.some(({ isDown }) => isDown),
  };
}

async function readOne(services: FormServices, token: string): Promise<PersonValues> {
  // The page's own environment; the server validates it.
  const { environment } = services.address as { readonly environment: EnvironmentId };
  const body = { token, version_id: services.versionId, environment };
  try {
    const { is_read: isRead, values } = await services.call('person:read', body);
    const pick = (part: 'value' | 'proof') =>
      Object.fromEntries(
        Object.entries(values).map(([id, one]): [string, VariableValue] => [id, one[part]]),
      );
    return { values: pick('value'), proofs: pick('proof'), isDown: !isRead };
  } catch (error) {
    // An expired login gives no values; the login field shows that it expired.
    const isEnded = error instanceof RequestFailure && error.status === 401;
    return { ...nothing, isDown: !isEnded };
  }
}
