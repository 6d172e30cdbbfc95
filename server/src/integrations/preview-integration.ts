import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { integrationsContract } from '@form-builder/core/contract/staff/settings/integrations.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { RequestError } from '../platform/request-error.ts';
import type { CreateDeliveryDriver } from '../providers/delivery/delivery-drivers.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectProvider, type ProviderRow } from '../providers/providers-queries.ts';
import { writeDelivery } from '../submissions/deliveries/content/write-delivery.ts';
import { getVersion } from '../versions/get-version.ts';

/** The dependencies of previews. */
export interface PreviewOptions {
  readonly createDriver: CreateDeliveryDriver;
  readonly originOf: (tenant: Tenant) => string;
}

/** Shows what an integration sends for sample answers; the receiver is not called. */
export const createIntegrationsHandlers = ({
  createDriver,
  originOf,
}: PreviewOptions): Handlers<typeof integrationsContract> => ({
  previewIntegration: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body, tenant } = context;
      const version = await getVersion({ tx }, caller, params.id);
      const { integration } = body;
      const provider =
        (await selectProvider(tx, 'delivery', { id: integration.provider, servesTests: true })) ??
        (await selectProvider(tx, 'delivery', { id: integration.provider, servesTests: false }));
      if (provider === undefined) throw new RequestError('provider_unavailable');
      const driver = open(createDriver, context, provider);
      // The session leaves out sample answers of the wrong type.
      const answers = body.answers as Answers;
      const { pages, variables } = version.definition;
      const at = new Date(context.now());
      const request = writeDelivery({
        id: context.createId(),
        origin: originOf(tenant),
        integration,
        sent: {
          id: context.createId(),
          form_id: version.form_id,
          form_title: version.title,
          title: null,
          completed_at: at,
          is_test: true,
        },
        isMasked: driver.isMasked(integration.options),
        routedTo: [],
        identifiers: [],
        shown: {
          answers,
          masked: [],
          shown: null,
          definition: { pages, ...(variables && { variables }) },
        },
      });
      return { data: [...driver.describe(request)] };
    }),
});

function open(
  createDriver: CreateDeliveryDriver,
  context: Parameters<CreateDeliveryDriver>[0],
  provider: ProviderRow,
) {
  try {
    return createDriver(context, provider);
  } catch (cause) {
    if (cause instanceof ProviderError) throw new RequestError('provider_unavailable', { cause });
    throw cause;
  }
}
