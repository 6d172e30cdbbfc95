import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import { caseSchema, type Case, type CaseDelivery } from './case-delivery.ts';
import { isPartyOf, partySchema } from './case-parties.ts';
import { getCaseTypeOption } from './resolve-types.ts';

const existingSchema = v.object({
  ...caseSchema.entries,
  zaaktype: v.string(),
  einddatum: v.nullish(v.string()),
});

/** A case that a submission adds to, with the URL of the version of its type that it was made with. */
interface FoundCase {
  readonly found: Case;
  readonly caseType: string;
}

/** What a case system says of a case that cannot be updated, as staff read it. */
const refuse = (reason: string): never => {
  throw new ProviderError('refused', { text: JSON.stringify({ zaak: reason }) });
};

/**
 * Finds the open case with a number, of the case type. A visitor can enter any number, so the case must have a party
 * with a number of the login: without that, somebody could change the case of another person. The answer is the same
 * for a case that does not exist and one of somebody else.
 */
export async function findExistingCase(delivery: CaseDelivery, number: string): Promise<FoundCase> {
  const { client, settings, catalogue, request } = delivery;
  if (number === '') return refuse('zaaknummer is leeg');
  const [existing] = await client.list('cases', 'zaken', {
    filters: { bronorganisatie: settings.organisation, identificatie: number },
    schema: existingSchema,
  });
  const isOwn = existing !== undefined && (await hasParty(delivery, existing.url));
  if (existing === undefined || !isOwn) return refuse('geen zaak van deze indiener');
  const versions = await catalogue.listCaseTypeVersions(getCaseTypeOption(request));
  if (!versions.some(({ url }) => url === existing.zaaktype)) return refuse('ander zaaktype');
  if ((existing.einddatum ?? '') !== '') return refuse('afgesloten');
  const { url, identificatie, zaaktype: caseType } = existing;
  return { found: { url, identificatie }, caseType };
}

async function hasParty({ client, request }: CaseDelivery, zaak: string): Promise<boolean> {
  if (request.identifiers.length === 0) return false;
  const parties = await client.list('cases', 'rollen', { filters: { zaak }, schema: partySchema });
  return parties.some((party) => isPartyOf(request, party));
}
