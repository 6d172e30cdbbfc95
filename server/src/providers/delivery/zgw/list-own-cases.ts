import { maxListedCases } from '@form-builder/core/field-types/matter/max-listed-cases.ts';
import * as v from 'valibot';
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { CaseList, CasesQuestion, OwnCase } from '../case-list.ts';
import { ProviderError } from '../../provider-error.ts';
import { dayOf } from '../day-of.ts';
import type { DeliveryDriverOptions } from '../delivery-driver.ts';
import { createCatalogue, type Catalogue, type CaseType } from './catalogue.ts';
import { caseSchema } from './case-delivery.ts';
import { isPartyOf, partySchema, type LoginNumbers } from './case-parties.ts';
import { createZgwClient, type ZgwClient } from './zgw-client.ts';
import { zgwSettingsSchema } from './zgw-settings.ts';

const listedSchema = v.object({
  ...caseSchema.entries,
  zaaktype: v.string(),
  omschrijving: v.optional(v.string(), ''),
  startdatum: v.optional(v.string(), ''),
  einddatum: v.nullish(v.string()),
  vertrouwelijkheidaanduiding: v.optional(v.string(), ''),
});
type ListedCase = v.InferOutput<typeof listedSchema>;

const roleSchema = v.object({
  ...partySchema.entries,
  omschrijvingGeneriek: v.optional(v.string(), ''),
});

/** Above this level of the Zaken API a case is not for the eyes of the person whom it is about. */
const shownLevels: ReadonlySet<string> = new Set([
  '',
  'openbaar',
  'beperkt_openbaar',
  'intern',
  'zaakvertrouwelijk',
]);

/** The roles of people who started a case: somebody whom a case is about may not know of it. */
const startingRoles: ReadonlySet<string> = new Set(['initiator', 'mede_initiator']);

// Each case costs a request, and a case system serves others as well.
const requestsAtOnce = 5;

type CaseListOptions = Pick<DeliveryDriverOptions, 'settings' | 'client' | 'now' | 'timeoutMs'> & {
  readonly secret: string;
};

interface Listing {
  readonly client: ZgwClient;
  readonly catalogue: Catalogue;
}

/** Lists the cases of a person or company with the ZGW APIs; throws a ProviderError for unusable settings. */
export function createZgwCaseList(options: CaseListOptions): CaseList {
  const parsed = v.safeParse(zgwSettingsSchema, options.settings);
  if (!parsed.success) throw new ProviderError('not_configured');
  const settings = parsed.output;
  const client = createZgwClient({ ...options, settings });
  const catalogue = createCatalogue(client, settings, dayOf(options.now()));
  return { list: (question) => listOwnCases({ client, catalogue }, question) };
}

async function listOwnCases(
  { client, catalogue }: Listing,
  { owner, rsin, processIds }: CasesQuestion,
): Promise<readonly OwnCase[]> {
  const numbers = { identifiers: [owner], rsins: rsin === null ? [] : [rsin] };
  const [types, ...found] = await Promise.all([
    catalogue.listCaseTypeVersions(),
    ...criteriaOf(numbers).map((criteria) =>
      client.search('cases', 'zaken/_zoek', { criteria, schema: listedSchema }),
    ),
  ]);
  const byUrl = new Map(types.map((type) => [type.url, type]));
  const isWanted = ({ zaaktype, vertrouwelijkheidaanduiding: level }: ListedCase) => {
    const type = byUrl.get(zaaktype);
    const isProcess = processIds.length === 0 || processIds.includes(type?.identificatie ?? '');
    return type !== undefined && isProcess && shownLevels.has(level);
  };
  const unique = new Map(found.flat().map((one) => [one.url, one]));
  const wanted = [...unique.values()].filter(isWanted).sort(byOpenness).slice(0, maxListedCases);
  const { run } = createConcurrencyLimit({ running: requestsAtOnce, waiting: maxListedCases });
  const own = await Promise.all(
    wanted.map((one) => run(() => isStartedBy(client, one.url, numbers))),
  );
  return wanted.filter((_, at) => own[at]).map((one) => present(one, byUrl.get(one.zaaktype)));
}

/** A company is registered by its RSIN, or by its KVK number in the same place. */
function criteriaOf({
  identifiers,
  rsins,
}: LoginNumbers): readonly Readonly<Record<string, string>>[] {
  const party = 'rol__betrokkeneIdentificatie';
  const company = `${party}__nietNatuurlijkPersoon__innNnpId`;
  const ofKinds = identifiers.flatMap(({ kind, number }) => {
    if (kind === 'identifier') return [];
    return [{ [kind === 'bsn' ? `${party}__natuurlijkPersoon__inpBsn` : company]: number }];
  });
  return [...ofKinds, ...rsins.map((number) => ({ [company]: number }))];
}

/**
 * Whether a party with one of the numbers started the case. It is read of every case: a case system that does not know
 * the criteria returns the cases of everybody.
 */
async function isStartedBy(
  client: ZgwClient,
  zaak: string,
  numbers: LoginNumbers,
): Promise<boolean> {
  const roles = await client.list('cases', 'rollen', { filters: { zaak }, schema: roleSchema });
  return roles.some(
    (role) => startingRoles.has(role.omschrijvingGeneriek) && isPartyOf(numbers, role),
  );
}

const isOpen = ({ einddatum }: ListedCase): boolean => (einddatum ?? '') === '';

/** Open cases first, then the newest first. */
const byOpenness = (one: ListedCase, other: ListedCase): number =>
  Number(isOpen(other)) - Number(isOpen(one)) || other.startdatum.localeCompare(one.startdatum);

function present({ url, identificatie, omschrijving }: ListedCase, type?: CaseType): OwnCase {
  const process = type?.omschrijving ?? '';
  return {
    id: url.split('/').at(-1) ?? url,
    identification: identificatie,
    description: omschrijving.trim() || process,
    process,
  };
}
