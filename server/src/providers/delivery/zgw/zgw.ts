import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type {
  DeliveryDriver,
  DeliveryDriverOptions,
  DeliveryMessage,
  DeliveryRequest,
} from '../delivery-driver.ts';
import { dayOf } from '../day-of.ts';
import { addDocuments } from './documents/add-documents.ts';
import { mappedDocumentTypes } from './documents/document-types.ts';
import { checkApis } from './check-apis.ts';
import type { Case, CaseDelivery } from './case-delivery.ts';
import { createCatalogue } from './catalogue.ts';
import { concludeCase } from './conclude-case.ts';
import { createCase } from './create-case.ts';
import { listZgwChoices } from './list-choices.ts';
import {
  getCaseTypeOption,
  hasResolvedTypes,
  resolveTypesOnce,
  type ResolvedTypes,
} from './resolve-types.ts';
import { reportReturnedPayment, updateCase } from './update-case.ts';
import { writeCase, writePayment, writeProperties } from './write-case.ts';
import { writeActing, writeInitiator } from './write-parties.ts';
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
      // Before anything is created: a case would be there without its decision.
      if ((request.options['decision_type'] ?? '') !== '' && settings.decisions_url === '')
        throw new ProviderError('not_configured', { setting: 'decisions_url' });
      const date = dayOf(request.submission.completedAt);
      const catalogue = catalogueOn(date);
      const isRepeat = hasResolvedTypes(work.steps);
      const delivery = { client, catalogue, settings, request, work, date, isRepeat };
      const { zaak, types } = await writeToCase(delivery);
      await reportReturnedPayment(delivery, zaak);
      const documents = await addDocuments(delivery, zaak, types);
      // A decision type knows the type of the integration; those of fields may be of the case only.
      const ofDecision = documents.filter((one) => one.documentType === types.documentType);
      const urls = ofDecision.map(({ url }) => url);
      await concludeCase(delivery, { zaak, conclusion: types, documents: urls });
      return { status: 201, content: { zaak, documenten: documents.length } };
    },
    isMasked: () => false,
    check: ({ usedOptions }) =>
      checkApis({ client, settings, catalogue: catalogueOn(dayOf(now())) }, usedOptions),
    listChoices: (list, of) => listZgwChoices(catalogueOn(dayOf(now())), list, of),
  };
}

interface WrittenCase {
  readonly zaak: Case;
  readonly types: ResolvedTypes;
}

/** The case of the submission: a new one, or the one that it updates. */
async function writeToCase(delivery: CaseDelivery): Promise<WrittenCase> {
  const { request, catalogue } = delivery;
  if (request.options['is_update'] === 'true') {
    const number = request.options['case_number']?.trim() ?? '';
    const { updated, types } = await updateCase(delivery, number);
    return { zaak: updated, types };
  }
  const types = await resolveTypesOnce(delivery, 'new', () =>
    catalogue.getCaseType(getCaseTypeOption(request)),
  );
  return { zaak: await createCase(delivery, types.caseType), types };
}

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
  const postDocument = (informatieobjecttype: string) =>
    post(documents, 'enkelvoudiginformatieobjecten', { informatieobjecttype });
  const date = dayOf(submission.completedAt);
  const isUpdate = options['is_update'] === 'true';
  const when = (option: string, write: (value: string) => DeliveryMessage) => {
    const value = options[option] ?? '';
    return value === '' ? [] : [write(value)];
  };
  return [
    ...(isUpdate ? [] : [post(cases, 'zaken', writeCase(request, settings, { caseType, date }))]),
    ...writeProperties(request).map(({ name, value }) =>
      post(cases, 'zaken/{zaak}/zaakeigenschappen', { eigenschap: name, waarde: value }),
    ),
    ...(request.payment?.status === 'paid' && (isUpdate || request.payment.returned !== undefined)
      ? [{ method: 'PATCH', url: `${cases}zaken/{zaak}`, body: writePayment(request) }]
      : []),
    ...(isUpdate ? [] : parties).flatMap((party) => (party ? [post(cases, 'rollen', party)] : [])),
    ...(isUpdate ? [] : [post(cases, 'statussen', { datumStatusGezet: submission.completedAt })]),
    ...when('document_type', postDocument),
    ...mappedDocumentTypes(request).map(postDocument),
    ...when('decision_type', (besluittype) =>
      post(settings.decisions_url, 'besluiten', { besluittype, datum: date, ingangsdatum: date }),
    ),
    ...when('result_type', (resultaattype) => post(cases, 'resultaten', { resultaattype })),
    ...when('status_type', (statustype) => post(cases, 'statussen', { statustype })),
  ];
}
