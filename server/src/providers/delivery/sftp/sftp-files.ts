import type { SftpConnection } from './sftp-connection.ts';
import { isMissing } from './sftp-error.ts';

/** Every server takes requests of this size (draft-ietf-secsh-filexfer-02, 3). */
const requestBytes = 32_768;
/** Requests in flight, so that the distance to the server does not decide the speed. */
const atOnce = 16;

/** Makes the folders inside `base` that do not exist; `base` itself is the administrator's. */
export async function makeFolders(
  connection: SftpConnection,
  base: string,
  folders: readonly string[],
): Promise<void> {
  let path = base;
  for (const folder of folders) {
    path = path === '' || path.endsWith('/') ? `${path}${folder}` : `${path}/${folder}`;
    await makeFolder(connection, path);
  }
}

async function makeFolder({ ask }: SftpConnection, path: string): Promise<void> {
  const exists = () =>
    ask<{ isDirectory(): boolean }>((sftp, done) => sftp.stat(path, done)).then(
      (stats) => stats.isDirectory(),
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
  if (await exists()) return;
  try {
    await ask<undefined>((sftp, done) => sftp.mkdir(path, done));
  } catch (error) {
    // Another delivery may have made it meanwhile.
    if (!(await exists())) throw error;
  }
}

/** Writes a file from its beginning, and replaces what is there. */
export async function writeFile(
  { ask }: SftpConnection,
  path: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const handle = await ask<Buffer>((sftp, done) => sftp.open(path, 'w', done));
  let position = 0;
  let open: Promise<unknown>[] = [];
  for await (const chunk of content)
    for (let at = 0; at < chunk.length; at += requestBytes) {
      const part = chunk.subarray(at, at + requestBytes);
      const start = position;
      const sent = ask<undefined>((sftp, done) =>
        sftp.write(handle, part, 0, part.length, start, done),
      );
      // It may fail while the next part is read; the wait below reports it.
      sent.catch(() => undefined);
      open.push(sent);
      position += part.length;
      if (open.length < atOnce) continue;
      await Promise.all(open);
      open = [];
    }
  await Promise.all(open);
  // Some servers report only here that the disk is full.
  await ask<undefined>((sftp, done) => sftp.close(handle, done));
}

export const removeFile = ({ ask }: SftpConnection, path: string): Promise<undefined> =>
  ask<undefined>((sftp, done) => sftp.unlink(path, done));

/** Gives a complete file its name, and replaces a file of an earlier attempt. */
export async function putInPlace(
  connection: SftpConnection,
  from: string,
  to: string,
): Promise<void> {
  const { ask } = connection;
  try {
    // In one step, where the server has this extension of OpenSSH.
    await ask<undefined>((sftp, done) => sftp.ext_openssh_rename(from, to, done));
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    await removeFile(connection, to).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause;
      return undefined;
    });
    await ask<undefined>((sftp, done) => sftp.rename(from, to, done));
  }
}

/** The library throws, before it asks the server, when the server did not announce the extension. */
const isUnsupported = (error: unknown): boolean =>
  error instanceof Error && (!('code' in error) || error.code === 8) && !('level' in error);
