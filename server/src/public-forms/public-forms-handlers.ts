import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/parts.ts';
import type { publicFormsContract } from '@form-builder/core/contract/public-forms.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Handlers, Tenant } from '../platform/http/handlers.ts';
import type { PreparedAnswer } from '../platform/http/prepared-answer.ts';
import { RequestError } from '../platform/request-error.ts';
import { createPreparedForms } from './prepared-forms.ts';
import { presentPublicForm } from './present-public-form.ts';
import { selectShown, selectShownVersion } from './public-forms-queries.ts';
import { assertAudience, assertEnvironmentAccess } from './visitor-access.ts';

/** Written-out forms at hand: some hundreds of large ones. */
const prepared = createPreparedForms(50_000_000);

export const publicFormsHandlers: Handlers<typeof publicFormsContract> = {
  getPublicForm: async ({ params, query, caller, tenant, transaction }) => {
    const environment = parseEnvironment(query.environment);
    // In one spelling, so that the other ones take no place.
    const formId = params.id.toLowerCase();
    assertEnvironmentAccess(caller, environment);
    return transaction(async (tx) => {
      const { is_enabled, is_known, version } = await selectShown(tx, formId, environment);
      if (!is_enabled) throw new RequestError('environment_not_found');
      if (!is_known) throw new RequestError('form_not_found');
      if (version === null) throw new RequestError('form_not_published');
      assertAudience(caller, version.submission_settings);
      const asked = { tenant, formId, environment };
      return prepared.find(keyOf(asked, version)) ?? prepare(tx, asked);
    });
  },
};

interface Asked {
  readonly tenant: Tenant;
  readonly formId: string;
  readonly environment: EnvironmentId;
}

/** All that the answer follows from: a change of any of it is another key, in every process. */
function keyOf(
  { tenant, formId, environment }: Asked,
  { id, revision }: { readonly id: string; readonly revision: number },
): string {
  return JSON.stringify([tenant.id, tenant.name, formId, environment, id, revision]);
}

async function prepare(tx: Transaction<Database>, asked: Asked): Promise<PreparedAnswer> {
  const { tenant, formId, environment } = asked;
  const version = await selectShownVersion(tx, formId, environment);
  // Withdrawn between the two questions.
  if (version === undefined) throw new RequestError('form_not_published');
  const form = presentPublicForm({ formId, environment, organisation: tenant.name, version });
  return prepared.add(keyOf(asked, version), form);
}

function parseEnvironment(text: string): EnvironmentId {
  const environment = environmentIds.find((id) => id === text);
  if (environment === undefined) throw new RequestError('environment_not_found');
  return environment;
}
