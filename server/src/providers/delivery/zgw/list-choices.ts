import type { ProviderList } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProviderChoice, ProviderLists } from '../delivery-driver.ts';
import type { Catalogue } from './catalogue.ts';
import { targetOfDocumentType } from './documents/document-types.ts';

/** What belongs to a case type, which must be chosen first. */
const ofCaseType: ReadonlySet<ProviderList> = new Set([
  'document_types',
  'decision_types',
  'result_types',
  'status_types',
  'properties',
]);

/** Types are chosen by their description: each environment has URLs of its own. */
const named = (types: readonly { readonly omschrijving: string }[]): readonly ProviderChoice[] =>
  types.map(({ omschrijving }) => ({ value: omschrijving, label: omschrijving }));

/** Lists the choices from a case system; `of` is the case type to which choices belong. */
export async function listZgwChoices(
  catalogue: Catalogue,
  list: ProviderList,
  of: string,
): Promise<readonly ProviderChoice[]> {
  const lists: ProviderLists = {
    catalogues: () => catalogue.listCatalogues(),
    case_types: async () => {
      const types = await catalogue.listCaseTypes();
      return types.map(({ identificatie, omschrijving }) => ({
        value: identificatie,
        label: `${omschrijving} (${identificatie})`,
      }));
    },
    document_types: async () => {
      return named(await catalogue.listDocumentTypes(await catalogue.getCaseType(of)));
    },
    decision_types: async () =>
      named(await catalogue.listDecisionTypes(await catalogue.getCaseType(of))),
    result_types: async () =>
      named(await catalogue.listResultTypes(await catalogue.getCaseType(of))),
    status_types: async () =>
      named(await catalogue.listStatusTypes(await catalogue.getCaseType(of))),
    properties: async () => {
      const caseType = await catalogue.getCaseType(of);
      const properties = await catalogue.listProperties(caseType.url);
      const types = await catalogue.listDocumentTypes(caseType);
      return [
        ...properties.map(({ naam }) => ({ value: `eigenschappen.${naam}`, label: naam })),
        ...types.map(({ omschrijving: name }) => ({
          value: targetOfDocumentType(name),
          label: name,
        })),
      ];
    },
  };
  if (of === '' && ofCaseType.has(list)) return [];
  return lists[list]?.() ?? [];
}
