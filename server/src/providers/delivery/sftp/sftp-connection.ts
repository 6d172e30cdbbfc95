import { Client, type SFTPWrapper } from 'ssh2';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryDriverOptions } from '../delivery-driver.ts';
import { fingerprintOf } from './host-key.ts';
import { sftpError } from './sftp-error.ts';
import { loginOf } from './sftp-login.ts';
import type { SftpSettings } from './sftp-settings.ts';

/** A connection to an SFTP server that reports its own end. */
export interface SftpConnection {
  /**
   * Sends one request and waits for its answer. Rejects when the connection ends or the server is silent too long: the
   * library calls back no open request then.
   */
  readonly ask: <T>(request: (sftp: SFTPWrapper, done: Callback<T>) => void) => Promise<T>;
  readonly close: () => void;
}

type Callback<T> = (error: Error | null | undefined, result?: T) => void;

type Options = Pick<DeliveryDriverOptions, 'network' | 'timeoutMs'> & {
  readonly settings: SftpSettings;
  readonly secret: string;
};

/** Connects and logs in; never shows our secret to a server with another key than the recorded one. */
export async function connectSftp(options: Options): Promise<SftpConnection> {
  const { network, settings, timeoutMs } = options;
  const socket = await network.connect(settings.host, timeoutMs).catch((cause: unknown) => {
    throw sftpError(cause);
  });
  const client = new Client();
  const lost = whenLost(client);
  const close = () => {
    client.end();
    // A server that does not answer would keep the connection open.
    socket.destroy();
  };
  try {
    await Promise.race([logIn(client, socket, options), lost]);
    const sftp = await limited(
      timeoutMs,
      lost,
      new Promise<SFTPWrapper>((resolve, reject) => {
        client.sftp((error, opened) => {
          if (error) reject(error);
          else resolve(opened);
        });
      }),
    );
    // Without a listener an error of the channel would end the process; `lost` reports it.
    sftp.on('error', () => undefined);
    return {
      ask: (request) => limited(timeoutMs, lost, answerOf(sftp, request)),
      close,
    };
  } catch (error) {
    close();
    throw sftpError(error);
  }
}

/** Rejects as soon as the connection is of no use any more. */
function whenLost(client: Client): Promise<never> {
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new ProviderError('no_answer')));
    client.on('close', () => reject(new ProviderError('no_answer')));
  });
  // Nobody may be waiting when the connection ends.
  lost.catch(() => undefined);
  return lost;
}

function logIn(
  client: Client,
  sock: Awaited<ReturnType<Options['network']['connect']>>,
  { settings, secret, timeoutMs }: Options,
): Promise<void> {
  const login = loginOf(secret);
  return new Promise((resolve, reject) => {
    client.on('ready', () => resolve());
    client.on('keyboard-interactive', (...[, , , prompts, finish]) =>
      finish(prompts.map(() => login.password ?? '')),
    );
    try {
      client.connect({
        ...login,
        sock,
        username: settings.username,
        hostVerifier: (key: Buffer) => {
          const hostKey = fingerprintOf(key);
          if (hostKey === settings.hostKey) return true;
          reject(new ProviderError('wrong_host_key', { hostKey }));
          return false;
        },
        readyTimeout: timeoutMs,
        keepaliveInterval: 10_000,
        keepaliveCountMax: 3,
      });
    } catch (cause) {
      // A private key that cannot be read, or that needs a passphrase.
      reject(new ProviderError('not_configured', { cause }));
    }
  });
}

function answerOf<T>(
  sftp: SFTPWrapper,
  request: (sftp: SFTPWrapper, done: Callback<T>) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    request(sftp, (error, result) => {
      if (error) reject(error);
      // Requests without a result have `void` as their type.
      else resolve(result as T);
    });
  });
}

async function limited<T>(timeoutMs: number, lost: Promise<never>, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('no_answer')), timeoutMs);
  });
  // It may fail after the connection was lost.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, lost, late]);
  } finally {
    clearTimeout(timer);
  }
}
