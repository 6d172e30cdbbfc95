import type { ProviderList } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { escapeDots } from '@form-builder/core/integrations/nest-values.ts';
import type { ProviderChoice, ProviderLists } from '../delivery-driver.ts';
import { typeOf } from './columns.ts';
import { chosenLibrary, type Libraries } from './libraries.ts';

/** The longest value of a choice that others depend on. */
const maxValue = 200;

/** Lists the choices from SharePoint; `of` is the site of libraries, or the library of columns. */
export async function listSharepointChoices(
  libraries: Libraries,
  list: ProviderList,
  of: string,
): Promise<readonly ProviderChoice[]> {
  const lists: ProviderLists = {
    sites: async () => {
      const sites = await libraries.listSites();
      return sites.map(({ label, path }) => ({ value: path, label }));
    },
    libraries: async () => {
      const drives = await libraries.listDrives(of);
      const names = new Set(drives.map(({ name }) => name));
      return [...names].map((name) => ({ value: chosenLibrary(of, name), label: name }));
    },
    columns: async () => {
      const { id } = await libraries.getDrive(of);
      const columns = await libraries.listColumns(id);
      return columns.map((column) => ({
        value: `columns.${escapeDots(column.name)}`,
        label: column.displayName || column.name,
        type: typeOf(column) ?? 'text',
        isRequired: column.required,
      }));
    },
  };
  if (of === '' && list !== 'sites') return [];
  const found = (await lists[list]?.()) ?? [];
  return found.filter(({ value }) => value.length <= maxValue);
}
