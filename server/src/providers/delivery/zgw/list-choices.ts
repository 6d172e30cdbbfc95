import type { ProviderList } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProviderChoice, ProviderLists } from '../delivery-driver.ts';
import type { Catalogue } from './catalogue.ts';

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
      const types = await catalogue.listDocumentTypes(await catalogue.getCaseType(of));
      return types.map(({ omschrijving }) => ({ value: omschrijving, label: omschrijving }));
    },
    properties: async () => {
      const { url } = await catalogue.getCaseType(of);
      const properties = await catalogue.listProperties(url);
      return properties.map(({ naam }) => ({ value: `eigenschappen.${naam}`, label: naam }));
    },
  };
  if (of === '' && (list === 'document_types' || list === 'properties')) return [];
  return lists[list]?.() ?? [];
}
