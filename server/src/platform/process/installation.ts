import { fileURLToPath } from 'node:url';

/** Folders of the installation. */
export interface Installation {
  readonly migrations: string;
  readonly element: string;
  readonly admin: string;
  readonly demoSite: string;
  readonly assets: string;
}

/** The folders as seen from `server/src/main.ts`, or from `server/dist/main.js`, its bundle. */
export function findInstallation(mainUrl: string): Installation {
  const folder = (path: string) => fileURLToPath(new URL(path, mainUrl));
  return {
    migrations: folder('../migrations'),
    element: folder('../../renderer-element/dist'),
    admin: folder('../../admin-app/dist'),
    demoSite: folder('../../demo-site'),
    assets: folder('../assets'),
  };
}
