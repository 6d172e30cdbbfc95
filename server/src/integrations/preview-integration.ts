import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { integrationsContract } from '@form-builder/core/contract/staff/settings/integrations.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { RequestError } from '../platform/request-error.ts';
import type { DeliveryRequest } from '../providers/delivery/delivery-driver.ts';
import type { CreateDeliveryDriver } from '../providers/delivery/delivery-drivers.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { writeDelivery } from '../submissions/deliveries/content/write-delivery.ts';
import { getVersion } from '../versions/get-version.ts';

/** The dependencies of previews. */
export interface PreviewOptions {
  readonly createDriver: CreateDeliveryDriver;
  readonly originOf: (tenant: Tenant) => string;
}

/** Shows what an integration sends for sample answers; nothing is sent. */
export const createIntegrationsHandlers = (
  options: PreviewOptions,
): Handlers<typeof integrationsContract> => ({
  previewIntegration: async (context) => {
    const { params, body } = context;
    const { version, provider } = await context.transaction(async (tx) => ({
      version: await getVersion({ tx }, context.caller, params.id),
      provider:
        (await selectProvider(tx, 'delivery', {
          id: body.integration.provider,
          servesTests: true,
        })) ??
        (await selectProvider(tx, 'delivery', {
          id: body.integration.provider,
          servesTests: false,
        })),
    }));
    if (provider === undefined) throw new RequestError('provider_unavailable');
    try {
      const driver = options.createDriver(context, provider);
      const request = writeSample(context, options, {
        version,
        isMasked: driver.isMasked(body.integration.options),
      });
      const messages = (await driver.preview?.(request)) ?? driver.describe(request);
      return {
        data: messages.map(({ problems, ...message }) => ({
          ...message,
          ...(problems && { problems: [...problems] }),
        })),
      };
    } catch (cause) {
      if (cause instanceof ProviderError) throw new RequestError('provider_unavailable', { cause });
      throw cause;
    }
  },
});

type PreviewContext = Parameters<Handlers<typeof integrationsContract>['previewIntegration']>[0];

interface Sample {
  readonly version: Awaited<ReturnType<typeof getVersion>>;
  readonly isMasked: boolean;
}

/** The request of a submission with the sample answers. */
function writeSample(
  { body, tenant, ...context }: PreviewContext,
  { originOf }: PreviewOptions,
  { version, isMasked }: Sample,
): DeliveryRequest {
  // The session leaves out sample answers of the wrong type.
  const answers = body.answers as Answers;
  const { pages, variables } = version.definition;
  return writeDelivery({
    id: context.createId(),
    origin: originOf(tenant),
    integration: body.integration,
    sent: {
      id: context.createId(),
      form_id: version.form_id,
      form_title: version.title,
      title: null,
      completed_at: new Date(context.now()),
      is_test: true,
    },
    isMasked,
    routedTo: [],
    identifiers: [],
    rsins: [],
    initiatorRsin: undefined,
    acting: undefined,
    shown: {
      answers,
      masked: [],
      shown: null,
      definition: { pages, ...(variables && { variables }) },
    },
  });
}
