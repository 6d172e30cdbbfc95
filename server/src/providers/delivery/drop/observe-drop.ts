import type { LoggedClient } from '../../calls/logged-clients.ts';
import type { FileDrop } from './file-drop.ts';

/** Logs the files that are put in a place, without their names, and connections that fail. */
export function observeDrop(drop: FileDrop, { observe }: LoggedClient): FileDrop {
  const call = { method: 'PUT', host: hostOf(drop.addressOf([])), path: '/{}' };
  return {
    ...drop,
    open: async () => {
      const session = await observe(call, drop.open, { failuresOnly: true });
      return {
        ...session,
        put: (...file) => observe(call, () => session.put(...file)),
        tryOut: () => observe(call, session.tryOut),
      };
    },
  };
}

/** The bucket or the server, of an address such as `sftp://host/folder`. */
const hostOf = (address: string): string => /^[a-z0-9]+:\/\/([^/]*)/.exec(address)?.[1] ?? '';
