import * as v from 'valibot';
import { integrationSchema } from '../../../version-settings/integrations/integration.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId } from '../../shared-schemas.ts';

/** How a value does not fit the receiver's description of it. */
export const valueProblemCodes = ['required', 'type', 'choice', 'format', 'unknown'] as const;
export type ValueProblemCode = (typeof valueProblemCodes)[number];

/** The requests that an integration would send. */
const previewSchema = v.array(
  v.object({
    method: v.string(),
    url: v.string(),
    body: v.unknown(),
    /** The values that the receiver would reject, where it describes them; with dots between nested names. */
    problems: v.exactOptional(
      v.array(v.object({ name: v.string(), code: v.picklist(valueProblemCodes) })),
    ),
  }),
);

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
