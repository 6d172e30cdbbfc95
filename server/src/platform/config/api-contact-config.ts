import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** The contact for questions about the API (API Design Rules, `/core/doc-openapi-contact`). */
export interface ApiContactConfig {
  readonly name: string;
  readonly email: string;
  readonly url: string;
}

/** The environment variables of the API contact. */
export const apiContactEnvironment = {
  API_CONTACT_NAME: v.optional(v.string()),
  API_CONTACT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('API_CONTACT_EMAIL must be an e-mail address.')),
  ),
  API_CONTACT_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s]+$/, 'API_CONTACT_URL must be a web address.')),
  ),
};

/** Parses these variables; `null` when none of them is set. Throws when some are missing. */
export function readApiContact(
  settings: v.InferOutput<v.ObjectSchema<typeof apiContactEnvironment, undefined>>,
): ApiContactConfig | null {
  const { API_CONTACT_NAME: name, API_CONTACT_EMAIL: email, API_CONTACT_URL: url } = settings;
  if (name !== undefined && email !== undefined && url !== undefined) return { name, email, url };
  if (name === undefined && email === undefined && url === undefined) return null;
  throw new StartError(
    'API_CONTACT_NAME, API_CONTACT_EMAIL and API_CONTACT_URL must be set together.',
  );
}
