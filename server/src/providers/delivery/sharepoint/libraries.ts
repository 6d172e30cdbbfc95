import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import { decodePath } from './decode-path.ts';
import { columnSchema, isWritable, type Column } from './columns.ts';
import { encodeId, type GraphClient } from './graph-client.ts';
import type { SharepointSettings } from './sharepoint-settings.ts';

const siteSchema = v.object({
  id: v.string(),
  name: v.nullish(v.string(), ''),
  displayName: v.nullish(v.string()),
  webUrl: v.pipe(v.string(), v.url()),
});

const driveSchema = v.object({
  id: v.string(),
  name: v.string(),
  driveType: v.nullish(v.string(), 'documentLibrary'),
  webUrl: v.string(),
});
export type Drive = v.InferOutput<typeof driveSchema>;

/** A site that can be chosen; its path is the same in an environment for tests. */
export interface ChosenSite {
  readonly label: string;
  readonly path: string;
}

/** The document libraries of a SharePoint environment. */
export interface Libraries {
  readonly listSites: () => Promise<readonly ChosenSite[]>;
  /** Throws a ProviderError when there is no such site. */
  readonly listDrives: (sitePath: string) => Promise<readonly Drive[]>;
  /** Throws a ProviderError when the site has no or several libraries of this name. */
  readonly getDrive: (chosen: string) => Promise<Drive>;
  /** The columns of a library that values can be written to. */
  readonly listColumns: (driveId: string) => Promise<readonly Column[]>;
}

export function createLibraries(
  client: GraphClient,
  { host, sites }: Pick<SharepointSettings, 'host' | 'sites'>,
): Libraries {
  const listDrives = async (sitePath: string) => {
    const parts = sitePath.split('/').filter((part) => part !== '');
    const path = parts.map(encodeURIComponent).join('/');
    const place = path === '' ? `sites/${host}` : `sites/${host}:/${path}`;
    const site = await client.find(place, siteSchema);
    if (site === undefined) throw new ProviderError('not_configured');
    const drives = await client.list(`sites/${encodeId(site.id)}/drives`, driveSchema);
    return drives.filter(({ driveType }) => driveType === 'documentLibrary');
  };
  return {
    listSites: async () => {
      if (sites.length > 0) return sites;
      const found = await client.list('sites?search=*', siteSchema);
      return found
        .map((site) => ({ ...site, url: new URL(site.webUrl) }))
        .filter(({ url }) => url.hostname === host && !url.pathname.startsWith('/personal/'))
        .map(({ url, displayName, name }) => {
          const path = decodePath(url);
          return { label: `${displayName ?? name} (${path})`, path };
        });
    },
    listDrives,
    getDrive: async (chosen) => {
      const { sitePath, name } = readChosenLibrary(chosen);
      const [found, another] = (await listDrives(sitePath)).filter((one) => one.name === name);
      // Choosing one of two libraries with the same name would be a guess.
      if (found === undefined || another !== undefined) throw new ProviderError('not_configured');
      return found;
    },
    listColumns: async (driveId) => {
      const columns = await client.list(`drives/${encodeId(driveId)}/list/columns`, columnSchema);
      return columns.filter(isWritable);
    },
  };
}

/** How a library is chosen: with the path of its site, in which no colon occurs. */
export const chosenLibrary = (sitePath: string, name: string): string => `${sitePath}:${name}`;

function readChosenLibrary(chosen: string) {
  const [, sitePath, name] = /^([^:]*):(.+)$/su.exec(chosen) ?? [];
  if (sitePath === undefined || name === undefined) throw new ProviderError('not_configured');
  return { sitePath, name };
}
