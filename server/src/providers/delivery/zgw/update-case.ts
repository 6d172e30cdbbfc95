import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import { objectSchema, type Case, type CaseDelivery } from './case-delivery.ts';
import { findExistingCase } from './find-case.ts';
import { getCaseTypeOption, resolveTypesOnce, type ResolvedTypes } from './resolve-types.ts';
import { propertyValue, writePayment, writeProperties } from './write-case.ts';

const updatedSchema = v.object({
  url: v.string(),
  identificatie: v.string(),
  caseType: v.string(),
});

interface UpdatedCase {
  readonly updated: Case;
  /** Those of the version of the case type that the case was made with. */
  readonly types: ResolvedTypes;
}

/**
 * Finds the case of the number once, and writes the mapped properties and the payment into it; the rest stays as it is.
 */
export async function updateCase(delivery: CaseDelivery, number: string): Promise<UpdatedCase> {
  const { work, catalogue, request } = delivery;
  // Found once: when this delivery itself closed the case, a repeat would refuse it.
  const text = await work.steps.once('found', async () => {
    const { found, caseType } = await findExistingCase(delivery, number);
    return JSON.stringify({ ...found, caseType });
  });
  const { caseType, ...updated } = v.parse(updatedSchema, JSON.parse(text));
  const types = await resolveTypesOnce(delivery, 'existing', async () => {
    const versions = await catalogue.listCaseTypeVersions(getCaseTypeOption(request));
    const version = versions.find(({ url }) => url === caseType);
    if (version === undefined) throw new ProviderError('not_configured');
    return version;
  });
  await setProperties(delivery, { updated, types });
  await setPayment(delivery, updated);
  return { updated, types };
}

const existingSchema = v.object({ url: v.string(), eigenschap: v.string(), waarde: v.string() });

async function setProperties(
  { client, catalogue, work, request }: CaseDelivery,
  { updated, types }: UpdatedCase,
): Promise<void> {
  const wanted = writeProperties(request);
  if (wanted.length === 0) return;
  await work.steps.once('properties', async () => {
    const known = await catalogue.listProperties(types.caseType);
    const path = `${updated.url}/zaakeigenschappen`;
    const present = await client.get('cases', path, v.array(existingSchema));
    for (const { name, value } of wanted) {
      const property = known.find(({ naam }) => naam === name);
      // Fails instead of leaving the value out, because it is expected in the case.
      if (property === undefined)
        throw new ProviderError('refused', { text: JSON.stringify({ eigenschap: name }) });
      const waarde = propertyValue(property, value);
      const found = present.find(({ eigenschap }) => eigenschap === property.url);
      // A repeat finds what it wrote, so nothing is written twice.
      if (found?.waarde === waarde) continue;
      const body = { zaak: updated.url, eigenschap: property.url, waarde };
      const change = { body, schema: objectSchema };
      if (found === undefined) await client.post('cases', path, change);
      else await client.patch('cases', found.url, change);
    }
    return 'done';
  });
}

/** A case whose costs are paid with this submission says so; one without a payment in it stays as it is. */
async function setPayment({ client, work, request }: CaseDelivery, { url }: Case): Promise<void> {
  if (request.payment?.status !== 'paid') return;
  const body = writePayment(request);
  await work.steps.once('payment', async () => {
    await client.patch('cases', url, { body, schema: objectSchema });
    return 'done';
  });
}

/**
 * Changes what a case says of its costs after money of the payment went back. A case that this attempt made itself
 * says it already.
 */
export async function reportReturnedPayment(
  { client, work, request, isRepeat }: CaseDelivery,
  { url }: Case,
): Promise<void> {
  const { payment } = request;
  if (!isRepeat || payment?.status !== 'paid' || payment.returned === undefined) return;
  const body = writePayment(request);
  // What goes back only grows, so each change has a step of its own.
  await work.steps.once(`returned ${String(payment.returned.cents)}`, async () => {
    await client.patch('cases', url, { body, schema: objectSchema });
    return 'done';
  });
}
