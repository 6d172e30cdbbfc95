import * as v from 'valibot';
import type { TokenServer } from '../../request-token.ts';
import { readPairs } from '../../read-pairs.ts';
import { decodePath } from './decode-path.ts';

const root = (standard: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((url) => (url === '' ? standard : url)),
    v.url(),
    v.transform((url) => (url.endsWith('/') ? url : `${url}/`)),
  );

/** The settings of a SharePoint environment; the client secret is stored separately. */
export const sharepointSettingsSchema = v.pipe(
  v.object({
    sharepoint_url: v.pipe(v.string(), v.url()),
    /** The identifier of the Entra ID directory, or one of its domains; a part of the token server's address. */
    directory_id: v.pipe(v.string(), v.regex(/^[\w-]+(?:\.[\w-]+)*$/)),
    client_id: v.pipe(v.string(), v.minLength(1)),
    /** Sites by name, for apps that may use these only, and therefore cannot search. */
    sites: v.optional(v.string(), ''),
    graph_url: root('https://graph.microsoft.com/v1.0/'),
    login_url: root('https://login.microsoftonline.com/'),
  }),
  v.transform((settings) => ({
    host: new URL(settings.sharepoint_url).hostname,
    graph: settings.graph_url,
    sites: readPairs(settings.sites).map(([label, path]) => ({ label, path: pathOf(path) })),
    token: {
      url: `${settings.login_url}${settings.directory_id}/oauth2/v2.0/token`,
      clientId: settings.client_id,
      scope: `${new URL(settings.graph_url).origin}/.default`,
    } satisfies TokenServer,
  })),
);

export type SharepointSettings = v.InferOutput<typeof sharepointSettingsSchema>;

/** The path of a site, which administrators may enter with its host. */
const pathOf = (address: string): string =>
  URL.canParse(address) ? decodePath(new URL(address)) : address;
