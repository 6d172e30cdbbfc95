import type { VariableValues } from '@form-builder/core/form/variables/variable.ts';
import { readTabData } from '../../auth/login-store.ts';
import type { FormServices } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';

/** Fetches the values of the form's variables from the visitor's logins with these providers. */
export async function fetchLoginValues(
  services: FormServices,
  providers: readonly string[],
): Promise<VariableValues> {
  const { tokens = {} } = readTabData(services.address.formId);
  const values = await Promise.all(
    providers.map(async (provider) => {
      const token = tokens[provider];
      if (token === undefined) return {};
      // An expired login gives no values; the login field shows that it expired.
      return services
        .call('login:variables', { token, version_id: services.versionId })
        .catch(ignoreEnded);
    }),
  );
  return Object.assign({}, ...values) as VariableValues;
}

function ignoreEnded(error: unknown): VariableValues {
  if (error instanceof RequestFailure && error.status === 401) return {};
  throw error;
}

export { readPersonValues } from './person-values.ts';
