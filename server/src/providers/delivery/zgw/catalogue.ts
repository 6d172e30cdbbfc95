import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { ProviderChoice } from '../delivery-driver.ts';
import type { ZgwClient } from './zgw-client.ts';
import type { ZgwSettings } from './zgw-settings.ts';

const versioned = {
  url: v.string(),
  omschrijving: v.string(),
  concept: v.optional(v.boolean(), false),
  beginGeldigheid: v.nullish(v.string()),
  eindeGeldigheid: v.nullish(v.string()),
};
const caseTypeSchema = v.object({
  ...versioned,
  identificatie: v.string(),
  informatieobjecttypen: v.optional(v.array(v.string()), []),
});
export type CaseType = v.InferOutput<typeof caseTypeSchema>;

const documentTypeSchema = v.object(versioned);
type DocumentType = v.InferOutput<typeof documentTypeSchema>;
const catalogueSchema = v.object({
  url: v.string(),
  domein: v.string(),
  naam: v.nullish(v.string(), ''),
});
const propertySchema = v.object({
  url: v.string(),
  naam: v.string(),
  specificatie: v.nullish(v.object({ formaat: v.optional(v.string(), '') })),
});
export type CaseProperty = v.InferOutput<typeof propertySchema>;

const namedSchema = v.object({ url: v.string(), omschrijving: v.string() });
type NamedType = v.InferOutput<typeof namedSchema>;
const statusTypeSchema = v.object({ ...namedSchema.entries, volgnummer: v.number() });

/** The catalogue of a case system on a date (`2026-11-23`). */
export interface Catalogue {
  readonly listCatalogues: () => Promise<readonly ProviderChoice[]>;
  readonly listCaseTypes: () => Promise<readonly CaseType[]>;
  /** Returns the valid case type; throws a ProviderError when there is none. */
  readonly getCaseType: (identification: string) => Promise<CaseType>;
  /** Those that are valid; for a case type that is not, also those of its time, after them. */
  readonly listDocumentTypes: (caseType: CaseType) => Promise<readonly DocumentType[]>;
  /** As document types. */
  readonly listDecisionTypes: (caseType: CaseType) => Promise<readonly NamedType[]>;
  readonly listResultTypes: (caseType: CaseType) => Promise<readonly NamedType[]>;
  /** In the order of the case type. */
  readonly listStatusTypes: (caseType: CaseType) => Promise<readonly NamedType[]>;
  /**
   * All versions of a case type, or of every one, also those that are no longer valid: a case keeps the one that it was
   * made with.
   */
  readonly listCaseTypeVersions: (identification?: string) => Promise<readonly CaseType[]>;
  readonly listProperties: (caseTypeUrl: string) => Promise<readonly CaseProperty[]>;
  /** Returns the role type of the person who submitted the form. */
  readonly findInitiator: (caseTypeUrl: string) => Promise<string | undefined>;
  /** Returns the role type of somebody who acts for the initiator, of whom a case has one. */
  readonly findActing: (caseTypeUrl: string) => Promise<string | undefined>;
  /** Returns the type of the first status. */
  readonly findFirstStatus: (caseTypeUrl: string) => Promise<string | undefined>;
}

const isValidOn = (date: string) => (type: DocumentType) =>
  !type.concept && (type.beginGeldigheid ?? '') <= date && (type.eindeGeldigheid ?? '9999') > date;

/** What a case type has of these types: one that is no longer valid may have types that are not either. */
function usableIn(
  caseType: CaseType,
  types: readonly DocumentType[],
  isValid: (type: DocumentType) => boolean,
): readonly DocumentType[] {
  const valid = types.filter(isValid);
  if (isValid(caseType)) return valid;
  return [...valid, ...types.filter((type) => !type.concept && !isValid(type))];
}

/** Lists what is in the catalogue, once it is chosen. */
const createLister =
  (client: ZgwClient, catalogue: string) =>
  <S extends v.GenericSchema>(
    path: string,
    schema: S,
    wanted: Readonly<Record<string, string>>,
  ) => {
    if (catalogue === '') throw new ProviderError('not_configured');
    return client.list('catalogues', path, { filters: wanted, schema });
  };

export function createCatalogue(
  client: ZgwClient,
  { catalogue }: Pick<ZgwSettings, 'catalogue'>,
  date: string,
): Catalogue {
  const filters = { catalogus: catalogue };
  const isValid = isValidOn(date);
  const list = createLister(client, catalogue);
  const findRole = async (zaaktype: string, omschrijvingGeneriek: string) => {
    const wanted = { zaaktype, omschrijvingGeneriek };
    const [found] = await list('roltypen', v.object({ url: v.string() }), wanted);
    return found?.url;
  };
  const listCaseTypes = async (more = {}) =>
    (await list('zaaktypen', caseTypeSchema, { ...filters, ...more })).filter(isValid);
  const listStatusTypes = async (zaaktype: string) => {
    const types = await list('statustypen', statusTypeSchema, { zaaktype });
    return [...types].sort((a, b) => a.volgnummer - b.volgnummer);
  };
  return {
    listDecisionTypes: async (caseType) => {
      const wanted = { ...filters, zaaktypen: caseType.url };
      return usableIn(caseType, await list('besluittypen', documentTypeSchema, wanted), isValid);
    },
    listResultTypes: ({ url: zaaktype }) => list('resultaattypen', namedSchema, { zaaktype }),
    listStatusTypes: ({ url }) => listStatusTypes(url),
    listCaseTypeVersions: (identificatie) =>
      list('zaaktypen', caseTypeSchema, { ...filters, ...(identificatie && { identificatie }) }),
    listCatalogues: () => listCatalogues(client),
    listCaseTypes: () => listCaseTypes(),
    getCaseType: async (identificatie) => {
      const [found] = await listCaseTypes({ identificatie });
      if (found === undefined) throw new ProviderError('not_configured');
      return found;
    },
    listDocumentTypes: async (caseType) => {
      const types = await list('informatieobjecttypen', documentTypeSchema, filters);
      const linked = types.filter(({ url }) => caseType.informatieobjecttypen.includes(url));
      return usableIn(caseType, linked, isValid);
    },
    listProperties: (zaaktype) => list('eigenschappen', propertySchema, { zaaktype }),
    findInitiator: (zaaktype) => findRole(zaaktype, 'initiator'),
    findActing: async (zaaktype) =>
      (await findRole(zaaktype, 'mede_initiator')) ?? (await findRole(zaaktype, 'belanghebbende')),
    findFirstStatus: async (zaaktype) => (await listStatusTypes(zaaktype))[0]?.url,
  };
}

async function listCatalogues(client: ZgwClient): Promise<readonly ProviderChoice[]> {
  const query = { filters: {}, schema: catalogueSchema };
  const found = await client.list('catalogues', 'catalogussen', query);
  return found.map(({ url, naam, domein }) => ({ value: url, label: naam || domein }));
}
