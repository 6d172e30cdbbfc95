import {
  parseDataOutputs,
  parseHeaderLines,
  placeholdersIn,
  type DataOutput,
  type DataSourceShape,
} from '@form-builder/core/contract/staff/settings/data-source.ts';
import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { TokenServer } from '../../request-token.ts';

/** The settings of a REST source. */
export interface RestSettings {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** A path and query with names in braces; empty, or it begins with `/`. */
  readonly path: string;
  /** A JSON text with names in braces in its texts; empty for none. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The header that contains the secret; empty for none. */
  readonly secretHeader: string;
  /** Where an access token is requested with the secret; `null`: without OAuth. */
  readonly token: TokenServer | null;
  readonly timeoutMs: number;
  readonly cacheMs: number;
  readonly outputs: readonly DataOutput[];
}

const text = v.optional(v.string(), '');
const settingsSchema = v.object({
  url: v.string(),
  method: v.optional(v.picklist(['GET', 'POST']), 'GET'),
  path: text,
  body: text,
  headers: text,
  secret_header: text,
  token_url: text,
  client_id: text,
  scope: text,
  timeout_seconds: v.optional(v.string(), '5'),
  cache_minutes: v.optional(v.string(), '5'),
  outputs: text,
});

/** Parses the stored settings; throws `not_configured` when they are not complete. */
export function parseRestSettings(stored: unknown): RestSettings {
  const parsed = v.safeParse(settingsSchema, stored);
  if (!parsed.success) throw new ProviderError('not_configured');
  const { url, method, path, body, ...settings } = parsed.output;
  const outputs = parseDataOutputs(settings.outputs);
  const headers = parseHeaderLines(settings.headers);
  if (!outputs || !headers || !URL.canParse(url)) throw new ProviderError('not_configured');
  const { token_url: tokenUrl, client_id: clientId, scope } = settings;
  return {
    url,
    method,
    path,
    body,
    headers: Object.fromEntries(headers),
    secretHeader: settings.secret_header,
    token: tokenUrl === '' ? null : { url: tokenUrl, clientId, scope },
    timeoutMs: Number(settings.timeout_seconds) * 1000,
    cacheMs: Number(settings.cache_minutes) * 60_000,
    outputs,
  };
}

/** What forms need to know of the source with these settings. */
export function shapeOfRest(stored: unknown): DataSourceShape {
  try {
    const { path, body, outputs } = parseRestSettings(stored);
    const shown = outputs.map(({ name, kind }) => ({ name, kind }));
    return { inputs: placeholdersIn(path, body), outputs: shown };
  } catch (error) {
    if (error instanceof ProviderError) return { inputs: [], outputs: [] };
    throw error;
  }
}
