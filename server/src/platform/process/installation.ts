import { fileURLToPath } from 'node:url';

/** The folders and files of the installation. */
export interface Installation {
  readonly migrations: string;
  readonly element: string;
  readonly admin: string;
  readonly demoSite: string;
  readonly assets: string;
  /** The module that runs in the threads of the worker pool. */
  readonly worker: string;
}

/** The paths relative to `server/src/main.ts`, or to `server/dist/main.js`, its bundle. */
export function findInstallation(mainUrl: string): Installation {
  const place = (path: string) => fileURLToPath(new URL(path, mainUrl));
  return {
    migrations: place('../migrations'),
    element: place('../../renderer-element/dist'),
    admin: place('../../admin-app/dist'),
    demoSite: place('../../demo-site'),
    assets: place('../assets'),
    worker: place(mainUrl.endsWith('.ts') ? './worker.ts' : './worker.js'),
  };
}
