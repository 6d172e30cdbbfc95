import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryDriver, DeliveryDriverOptions, DeliveryRequest } from '../delivery-driver.ts';
import { dayOf } from '../day-of.ts';
import { addDocuments } from './add-documents.ts';
import { createCatalogue } from './catalogue.ts';
import { createCase } from './create-case.ts';
import { listZgwChoices } from './list-choices.ts';
import { writeActing, writeCase, writeInitiator, writeProperties } from './write-case.ts';
import { createZgwClient } from './zgw-client.ts';
import { zgwSettingsSchema } from './zgw-settings.ts';

/** Delivers submissions as cases, with the ZGW APIs 1.x of case systems such as Open Zaak. */
export function createZgw(options: DeliveryDriverOptions): DeliveryDriver {
  const parsed = v.safeParse(zgwSettingsSchema, options.settings);
  const { secret, now } = options;
  if (!parsed.success || secret === null) throw new ProviderError('not_configured');
  const settings = parsed.output;
  const client = createZgwClient({ ...options, settings, secret });
  const catalogueOn = (date: string) => createCatalogue(client, settings, date);
  return {
    describe: (request) => describeCase(request, settings),
    deliver: async (request, work) => {
      const wanted = request.options['case_type'] ?? '';
      if (wanted === '') throw new ProviderError('not_configured');
      const date = dayOf(request.submission.completedAt);
      const catalogue = catalogueOn(date);
      // The first step; if its result is stored, an earlier attempt may have created objects whose
      // responses were lost.
      const isRepeat = work.steps.has('types');
      const types = await work.steps.once('types', async () => {
        const caseType = await catalogue.getCaseType(wanted);
        const documents = await catalogue.listDocumentTypes(caseType);
        const name = request.options['document_type'] ?? '';
        const document = documents.find(({ omschrijving }) => omschrijving === name);
        if (name !== '' && document === undefined) throw new ProviderError('not_configured');
        return JSON.stringify({ caseType: caseType.url, documentType: document?.url ?? null });
      });
      const { caseType, documentType } = v.parse(typesSchema, JSON.parse(types));
      const delivery = { client, catalogue, settings, request, work, date, isRepeat };
      const created = await createCase(delivery, caseType);
      const documents =
        documentType === null ? 0 : await addDocuments(delivery, created, documentType);
      return { status: 201, content: { zaak: created, documenten: documents } };
    },
    isMasked: () => false,
    check: async () => {
      if (settings.catalogue === '') throw new ProviderError('not_configured');
      await catalogueOn(dayOf(now())).listCaseTypes();
      const filters = { bronorganisatie: settings.organisation, identificatie: 'check' };
      const query = { filters, schema: v.unknown() };
      await client.list('cases', 'zaken', query);
      await client.list('documents', 'enkelvoudiginformatieobjecten', query);
    },
    listChoices: (list, of) => listZgwChoices(catalogueOn(dayOf(now())), list, of),
  };
}

const typesSchema = v.object({ caseType: v.string(), documentType: v.nullable(v.string()) });

function describeCase(
  request: DeliveryRequest,
  settings: v.InferOutput<typeof zgwSettingsSchema>,
): ReturnType<DeliveryDriver['describe']> {
  const { options, submission } = request;
  const caseType = options['case_type'] ?? '';
  const parties = [writeInitiator(request), writeActing(request)];
  const post = (root: string, path: string, body: unknown) => ({
    method: 'POST',
    url: `${root}${path}`,
    body,
  });
  const { cases_url: cases, documents_url: documents } = settings;
  const date = dayOf(submission.completedAt);
  const type = options['document_type'] ?? '';
  return [
    post(cases, 'zaken', writeCase(request, settings, { caseType, date })),
    ...writeProperties(request).map(({ name, value }) =>
      post(cases, 'zaken/{zaak}/zaakeigenschappen', { eigenschap: name, waarde: value }),
    ),
    ...parties.flatMap((party) => (party ? [post(cases, 'rollen', party)] : [])),
    post(cases, 'statussen', { datumStatusGezet: submission.completedAt }),
    ...(type === ''
      ? []
      : [post(documents, 'enkelvoudiginformatieobjecten', { informatieobjecttype: type })]),
  ];
}
