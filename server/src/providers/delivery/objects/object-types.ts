import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { ObjectsClient } from './objects-client.ts';

const objectTypeSchema = v.object({
  /** Objects name their type by this URL; it may be on a host that only the Objects API can reach. */
  url: v.string(),
  uuid: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  allowGeometry: v.optional(v.boolean(), true),
});
export type ObjectType = v.InferOutput<typeof objectTypeSchema>;

const typeVersionSchema = v.object({
  version: v.number(),
  status: v.string(),
  publishedAt: v.nullish(v.string()),
  jsonSchema: v.unknown(),
});
export type TypeVersion = v.InferOutput<typeof typeVersionSchema>;

/** The type and version of the objects that an integration creates. */
export interface ObjectShape {
  readonly type: ObjectType;
  readonly version: TypeVersion;
}

/** The object types of an Objecttypes API. They are chosen by name: each environment has its own identifiers. */
export interface ObjectTypes {
  readonly listTypes: () => Promise<readonly ObjectType[]>;
  readonly listVersions: (name: string) => Promise<readonly TypeVersion[]>;
  /** Returns the shape of a chosen version; throws a ProviderError when there is none. */
  readonly getShape: (chosen: string) => Promise<ObjectShape>;
}

export function createObjectTypes(client: ObjectsClient): ObjectTypes {
  const listTypes = () => client.list('objecttypes', 'objecttypes', objectTypeSchema);
  const getType = async (name: string) => {
    const [found, another] = (await listTypes()).filter((one) => one.name === name);
    // Choosing one of two types with the same name would be a guess.
    if (found === undefined || another !== undefined) throw new ProviderError('not_configured');
    return found;
  };
  return {
    listTypes,
    listVersions: async (name) => {
      const { uuid } = await getType(name);
      return client.list('objecttypes', `objecttypes/${uuid}/versions`, typeVersionSchema);
    },
    getShape: async (chosen) => {
      const { number, name } = readChosenVersion(chosen);
      const type = await getType(name);
      const path = `objecttypes/${type.uuid}/versions/${number}`;
      const version = await client.find('objecttypes', path, typeVersionSchema);
      if (version === undefined) throw new ProviderError('not_configured');
      return { type, version };
    },
  };
}

/** How a version is chosen: with the name of its type, which shows when another type was chosen since. */
export const chosenVersion = (name: string, version: number): string =>
  `${String(version)}/${name}`;

function readChosenVersion(chosen: string) {
  const [, number, name] = /^(\d{1,9})\/(.+)$/su.exec(chosen) ?? [];
  if (number === undefined || name === undefined) throw new ProviderError('not_configured');
  return { number, name };
}
