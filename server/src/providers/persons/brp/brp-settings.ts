import { parseHeaderLines } from '@form-builder/core/contract/staff/settings/data-source.ts';
import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { TokenServer } from '../../request-token.ts';

/** The settings of a register that speaks Haal Centraal BRP Personen Bevragen. */
export interface BrpSettings {
  /** The address before `/personen`, without a slash at its end. */
  readonly api: string;
  /** The header that contains the key; empty for none. */
  readonly secretHeader: string;
  /** Where an access token is requested with the secret; `null`: without OAuth. */
  readonly token: TokenServer | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The headers for the purpose and the processing, which differ per supplier; empty for none. */
  readonly purposeHeader: string;
  readonly processingHeader: string;
}

const text = v.optional(v.string(), '');
const settingsSchema = v.object({
  api: v.pipe(v.string(), v.url()),
  secret_header: text,
  token_url: text,
  client_id: text,
  scope: text,
  headers: text,
  purpose_header: text,
  processing_header: text,
});

/** Parses the stored settings; throws `not_configured` when they are not complete. */
export function parseBrpSettings(stored: unknown): BrpSettings {
  const parsed = v.safeParse(settingsSchema, stored);
  const headers = parsed.success ? parseHeaderLines(parsed.output.headers) : undefined;
  if (!parsed.success || headers === undefined) throw new ProviderError('not_configured');
  const { api, token_url: url, client_id: clientId, scope, ...settings } = parsed.output;
  return {
    api: api.replace(/\/$/, ''),
    secretHeader: settings.secret_header,
    token: url === '' ? null : { url, clientId, scope },
    headers: Object.fromEntries(headers),
    purposeHeader: settings.purpose_header,
    processingHeader: settings.processing_header,
  };
}
