import { escapeDots } from '@form-builder/core/integrations/nest-values.ts';
import type { ProviderList } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProviderChoice, ProviderLists } from '../delivery-driver.ts';
import { chosenVersion, type ObjectTypes } from './object-types.ts';
import { listAttributes } from '../schema/list-attributes.ts';

/** The longest target of a mapped value. */
const maxTarget = 200;

/** Lists the choices from an Objecttypes API; `of` is the object type of versions, or the version of attributes. */
export async function listObjectsChoices(
  types: ObjectTypes,
  list: ProviderList,
  of: string,
): Promise<readonly ProviderChoice[]> {
  const lists: ProviderLists = {
    object_types: async () => {
      const names = new Set((await types.listTypes()).map(({ name }) => name));
      return [...names].map((name) => ({ value: name, label: name }));
    },
    object_versions: async () => {
      const versions = await types.listVersions(of);
      return versions
        .filter(({ status }) => status === 'published')
        .sort((a, b) => b.version - a.version)
        .map(({ version, publishedAt }) => ({
          value: chosenVersion(of, version),
          label: publishedAt ? `${String(version)} (${publishedAt})` : String(version),
        }));
    },
    attributes: async () => {
      const { version } = await types.getShape(of);
      return listAttributes(version.jsonSchema)
        .map(({ path, title, type, isRequired }) => ({
          value: ['data', ...path.map(escapeDots)].join('.'),
          label: title === undefined ? path.join('.') : `${path.join('.')}: ${title}`,
          type,
          isRequired,
        }))
        .filter(({ value }) => value.length <= maxTarget);
    },
  };
  if (of === '' && list !== 'object_types') return [];
  return lists[list]?.() ?? [];
}
