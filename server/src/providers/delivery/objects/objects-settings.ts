import * as v from 'valibot';

const root = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => (url.endsWith('/') ? url : `${url}/`)),
);

/** The settings of an Objects API; its token is stored separately. */
export const objectsSettingsSchema = v.pipe(
  v.object({
    /** The roots of the APIs, with a slash at the end, such as `https://objecten.nl/api/v2/`. */
    objects_url: root,
    /** Absent: the same root, as in releases that serve both. */
    objecttypes_url: v.optional(v.union([root, v.literal('')]), ''),
  }),
  v.transform(({ objects_url, objecttypes_url }) => ({
    objects: objects_url,
    objecttypes: objecttypes_url === '' ? objects_url : objecttypes_url,
  })),
);

/** The root of each API. */
export type ObjectsRoots = v.InferOutput<typeof objectsSettingsSchema>;
