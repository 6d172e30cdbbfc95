import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryDriverOptions } from '../delivery-driver.ts';
import { tryOutName, type DropSession, type FileDrop } from '../drop/file-drop.ts';
import { connectSftp, type SftpConnection } from './sftp-connection.ts';
import { sftpError } from './sftp-error.ts';
import { makeFolders, putInPlace, removeFile, writeFile } from './sftp-files.ts';
import { sftpSettingsSchema, type SftpSettings } from './sftp-settings.ts';

type Options = Pick<DeliveryDriverOptions, 'settings' | 'secret' | 'network' | 'timeoutMs'>;

/**
 * Puts files into a folder of an SFTP server. A file is written under a name that ends in `.part` and then renamed, so that
 * a system that watches the folder never sees half a file.
 */
export function createSftpDrop(options: Options): FileDrop {
  const parsed = v.safeParse(sftpSettingsSchema, options.settings);
  const { secret } = options;
  if (!parsed.success || secret === null) throw new ProviderError('not_configured');
  const settings = parsed.output;
  const { host, folder, isFromRoot } = settings;
  return {
    addressOf: (path) => {
      const port = host.port === 22 ? '' : `:${String(host.port)}`;
      const home = isFromRoot ? '' : '~/';
      return `sftp://${host.name}${port}/${home}${[...folder, ...path].join('/')}`;
    },
    open: async () => createSession(await connectSftp({ ...options, settings, secret }), settings),
  };
}

function createSession(
  connection: SftpConnection,
  { folder, isFromRoot }: SftpSettings,
): DropSession {
  const pathOf = (path: readonly string[]) =>
    `${isFromRoot ? '/' : ''}${[...folder, ...path].join('/')}`;
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      throw sftpError(error);
    }
  };
  return {
    put: (path, file) =>
      run(async () => {
        const target = pathOf(path);
        const partial = `${target}.part`;
        await makeFolders(connection, pathOf([]), path.slice(0, -1));
        const stream = await file.read();
        try {
          await writeFile(connection, partial, stream);
        } finally {
          // Closes the file also when a part fails.
          stream.destroy();
        }
        await putInPlace(connection, partial, target);
      }),
    tryOut: () =>
      run(async () => {
        const path = pathOf([tryOutName]);
        await writeFile(connection, path, []);
        // Some users may write but not delete, which is enough: the next test replaces the empty file.
        await removeFile(connection, path).catch(() => undefined);
      }),
    close: connection.close,
  };
}
