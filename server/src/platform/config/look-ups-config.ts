import * as v from 'valibot';

/** The services that look-ups call, as configured by the operator; `null` disables one. */
export interface LookUpsConfig {
  /** The Locatieserver, such as `https://api.pdok.nl/bzk/locatieserver/search/v3_1`. */
  readonly pdokUrl: string | null;
  /** The KVK API, such as `https://api.kvk.nl/api`. */
  readonly kvkUrl: string | null;
  readonly kvkKey: string | null;
  /** The URL template of the map tiles, with `{z}`, `{x}` and `{y}`. */
  readonly mapTilesUrl: string | null;
  readonly mapAttribution: string;
}

const address = (name: string) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:\/\//.test(text) && URL.canParse(text),
        `${name} must be a web address.`,
      ),
    ),
    null,
  );

const tilesSentence =
  'MAP_TILES_URL must be a web address with {z}, {x} and {y}, and no other braces.';

const isTilesUrl = (text: string) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  /^https?:\/\/[^/{}\s;,'"]+\//.test(text) &&
  URL.canParse(text.replace(/\{[zxy]\}/g, '0')) &&
  !/[{}]/.test(text.replace(/\{[zxy]\}/g, ''));

/** The environment variables of the look-up services. */
export const lookUpsEnvironment = {
  PDOK_URL: address('PDOK_URL'),
  KVK_URL: address('KVK_URL'),
  KVK_API_KEY: v.nullish(v.string(), null),
  MAP_TILES_URL: v.nullish(v.pipe(v.string(), v.check(isTilesUrl, tilesSentence)), null),
  MAP_ATTRIBUTION: v.optional(v.string(), 'Kaartgegevens © Kadaster'),
};

/** Parses these variables. */
export function readLookUps(
  settings: v.InferOutput<v.ObjectSchema<typeof lookUpsEnvironment, undefined>>,
): LookUpsConfig {
  return {
    pdokUrl: settings.PDOK_URL,
    kvkUrl: settings.KVK_URL,
    kvkKey: settings.KVK_API_KEY,
    mapTilesUrl: settings.MAP_TILES_URL,
    mapAttribution: settings.MAP_ATTRIBUTION,
  };
}
