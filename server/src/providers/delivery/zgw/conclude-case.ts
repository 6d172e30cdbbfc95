import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import { createOnce, objectSchema, type Case, type CaseDelivery } from './case-delivery.ts';

/** What a submission does to a case after its documents; every URL is of a type in the catalogue. */
export interface Conclusion {
  readonly decisionType: string | null;
  readonly resultType: string | null;
  readonly statusType: string | null;
}

interface Concluded {
  readonly zaak: Case;
  readonly conclusion: Conclusion;
  /** The URLs of the documents of the submission. */
  readonly documents: readonly string[];
}

/** Records a decision, a result and a status, in the order that a case system asks for: the end status closes a case. */
export async function concludeCase(delivery: CaseDelivery, concluded: Concluded): Promise<void> {
  const { zaak, conclusion, documents } = concluded;
  if (conclusion.decisionType !== null)
    await addDecision(delivery, { zaak, type: conclusion.decisionType, documents });
  if (conclusion.resultType !== null) await addResult(delivery, zaak, conclusion.resultType);
  if (conclusion.statusType !== null) await setStatus(delivery, zaak, conclusion.statusType);
}

interface NewDecision {
  readonly zaak: Case;
  readonly type: string;
  readonly documents: readonly string[];
}

async function addDecision(
  delivery: CaseDelivery,
  { zaak, type, documents }: NewDecision,
): Promise<void> {
  const { client, settings, request, date } = delivery;
  // The identification is unique in an organisation, so a repeat finds the decision by it.
  const key = { verantwoordelijkeOrganisatie: settings.organisation, identificatie: request.id };
  const besluit = await createOnce(delivery, 'decision', {
    find: async () => {
      const query = { filters: key, schema: objectSchema };
      return (await client.list('decisions', 'besluiten', query))[0]?.url;
    },
    create: async () => {
      const body = { ...key, besluittype: type, zaak: zaak.url, datum: date, ingangsdatum: date };
      return (await client.post('decisions', 'besluiten', { body, schema: objectSchema })).url;
    },
  });
  for (const [at, informatieobject] of documents.entries())
    await linkDocument(delivery, { besluit, informatieobject }, at + 1);
}

async function linkDocument(
  delivery: CaseDelivery,
  link: { readonly besluit: string; readonly informatieobject: string },
  number: number,
): Promise<void> {
  const { client } = delivery;
  const path = 'besluitinformatieobjecten';
  await createOnce(delivery, `decision link ${String(number)}`, {
    find: async () => {
      const query = new URLSearchParams(link).toString();
      const found = await client.get('decisions', `${path}?${query}`, v.array(objectSchema));
      return found[0]?.url;
    },
    create: async () =>
      (await client.post('decisions', path, { body: link, schema: objectSchema })).url,
  });
}

const resultSchema = v.object({ url: v.string(), resultaattype: v.string() });

/** A case has one result: another one that is there already is not replaced, because somebody decided on it. */
async function addResult(delivery: CaseDelivery, { url: zaak }: Case, type: string): Promise<void> {
  const { client, work } = delivery;
  await work.steps.once('result', async () => {
    const [found] = await client.list('cases', 'resultaten', {
      filters: { zaak },
      schema: resultSchema,
    });
    if (found !== undefined && found.resultaattype !== type)
      throw new ProviderError('refused', { text: JSON.stringify({ resultaat: 'is er al' }) });
    if (found !== undefined) return found.url;
    const body = { zaak, resultaattype: type, toelichting: '' };
    return (await client.post('cases', 'resultaten', { body, schema: objectSchema })).url;
  });
}

const statusSchema = v.object({ url: v.string(), datumStatusGezet: v.string() });

async function setStatus(delivery: CaseDelivery, { url: zaak }: Case, type: string): Promise<void> {
  const { client, request } = delivery;
  // Two statuses of a case cannot have the same time, and the first one has that of the submission.
  const at = Date.parse(request.submission.completedAt) + 1;
  const key = { zaak, statustype: type };
  await createOnce(delivery, 'last status', {
    find: async () => {
      const query = { filters: key, schema: statusSchema };
      const found = await client.list('cases', 'statussen', query);
      return found.find(({ datumStatusGezet }) => Date.parse(datumStatusGezet) === at)?.url;
    },
    create: async () => {
      const datumStatusGezet = new Date(at).toISOString();
      const body = { ...key, datumStatusGezet, statustoelichting: '' };
      return (await client.post('cases', 'statussen', { body, schema: objectSchema })).url;
    },
  });
}
