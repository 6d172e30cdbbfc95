import * as v from 'valibot';
import { integrationSchema } from '../../../version-settings/integrations/integration.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId } from '../../shared-schemas.ts';

/** The requests that an integration would send. */
const previewSchema = v.array(v.object({ method: v.string(), url: v.string(), body: v.unknown() }));

/** The endpoints of integrations of versions. */
export const integrationsContract = {
  previewIntegration: endpoint({
    method: 'POST',
    path: '/v0/forms/versions/:id/integrations/preview',
    summary: 'Writes what an integration would send for these answers, and sends nothing.',
    access: privateAccess('form-edit', 'form-read'),
    params: byId,
    body: v.object({
      integration: integrationSchema,
      answers: v.record(v.string(), v.unknown()),
    }),
    status: 200,
    answer: itemOf(previewSchema),
    errors: ['not_found', 'provider_unavailable'],
  }),
} as const;
