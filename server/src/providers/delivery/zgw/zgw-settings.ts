import * as v from 'valibot';

const root = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => (url.endsWith('/') ? url : `${url}/`)),
);

/** The settings of a case system; the secret of its client is stored separately. */
export const zgwSettingsSchema = v.object({
  /** The roots of the APIs, with a slash at the end, such as `https://openzaak.nl/zaken/api/v1/`. */
  cases_url: root,
  documents_url: root,
  catalogues_url: root,
  /** Empty: submissions make no decisions. */
  decisions_url: v.optional(v.union([v.literal(''), root]), ''),
  client_id: v.string(),
  /** The RSIN of the municipality. */
  organisation: v.pipe(v.string(), v.regex(/^\d{9}$/)),
  /** The URL of the catalogue; empty until it is chosen. */
  catalogue: v.optional(v.string(), ''),
  /** `true`: new cases have a number of ours, by which the receiver rejects a request that arrives twice. */
  numbers_cases: v.optional(v.string(), ''),
});
export type ZgwSettings = v.InferOutput<typeof zgwSettingsSchema>;
