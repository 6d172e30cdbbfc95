import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/parts.ts';
import type { publicFormsContract } from '@form-builder/core/contract/public-forms.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { presentPublicForm } from './present-public-form.ts';
import { selectShownVersion } from './public-forms-queries.ts';
import { assertAudience, assertEnvironmentAccess } from './visitor-access.ts';

export const publicFormsHandlers: Handlers<typeof publicFormsContract> = {
  getPublicForm: async ({ params, query, caller, tenant, transaction }) => {
    const environment = parseEnvironment(query.environment);
    assertEnvironmentAccess(caller, environment);
    const { is_enabled, is_known, version } = await transaction((tx) =>
      selectShownVersion(tx, params.id, environment),
    );
    if (!is_enabled) throw new RequestError('environment_not_found');
    if (!is_known) throw new RequestError('form_not_found');
    if (version === null) throw new RequestError('form_not_published');
    assertAudience(caller, version.submission_settings);
    return {
      data: presentPublicForm({
        formId: params.id,
        environment,
        organisation: tenant.name,
        version,
      }),
    };
  },
};

function parseEnvironment(text: string): EnvironmentId {
  const environment = environmentIds.find((id) => id === text);
  if (environment === undefined) throw new RequestError('environment_not_found');
  return environment;
}
