import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type AuthContext, type Connection } from 'ssh2';
import { StartError } from '../../src/platform/start-error.ts';
import { serveFiles } from './serve-files.ts';
import { createSimulatedFolder, type SimulatedFolder } from './simulated-folder.ts';

const { Server, utils } = ssh2;

/** The user of the simulated server. */
export const sftpUser = { name: 'formulieren', password: 'simulated-password' };

/** An SFTP server with its files in memory. */
export interface SftpSimulator extends SimulatedFolder {
  readonly host: string;
  readonly settings: Readonly<Record<string, string>>;
  /** A private key with which the user may log in. */
  readonly privateKey: string;
  readonly fingerprint: string;
  /** How many clients tried to log in. */
  readonly logins: () => number;
  /** Only the keyboard-interactive way of logging in with a password is offered. */
  readonly asksByKeyboard: (isOn: boolean) => void;
  /** Ends all connections without a word. */
  readonly cutConnections: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts an SFTP server on a free port with a new key. It refuses to run in production. */
export async function startSftpSimulator(options: {
  readonly isProduction: boolean;
}): Promise<SftpSimulator> {
  if (options.isProduction) throw new StartError('A simulator cannot run in production.');
  // The library cannot read 1 in 150 of the Ed25519 keys that it generates.
  const [hostKey, userKey] = [generateKey(), generateKey()];
  const folder = createSimulatedFolder();
  const state = { logins: 0, isKeyboardOnly: false };
  const connections = new Set<Connection>();
  const server = new Server({ hostKeys: [hostKey.private] }, (connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
    // A client that goes away is nothing to report.
    connection.on('error', () => undefined);
    connection.on('authentication', (attempt) => {
      if (attempt.method !== 'none') state.logins += 1;
      authenticate(attempt, state.isKeyboardOnly, userKey.public);
    });
    connection.on('session', (accept) => {
      accept().on('sftp', (open) => {
        serveFiles(open(), folder, () => cut(connection));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  const host = `localhost:${String(port)}`;
  const fingerprint = fingerprintOf(hostKey.public);
  const cutConnections = () => connections.forEach(cut);
  return {
    ...folder,
    host,
    fingerprint,
    privateKey: userKey.private,
    settings: { host, username: sftpUser.name, host_key: fingerprint, folder: '/upload' },
    logins: () => state.logins,
    asksByKeyboard: (isOn) => {
      state.isKeyboardOnly = isOn;
    },
    cutConnections,
    stop: async () => {
      cutConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const generateKey = () => utils.generateKeyPairSync('ecdsa', { bits: 256 });

/** Ends the TCP connection, as a broken network does. */
function cut(connection: Connection): void {
  // The library gives its socket no public name.
  const { _sock: socket } = connection as unknown as { readonly _sock: { destroy(): void } };
  socket.destroy();
}

function authenticate(attempt: AuthContext, isKeyboardOnly: boolean, publicKey: string): void {
  const isUser = attempt.username === sftpUser.name;
  if (isUser && attempt.method === 'keyboard-interactive') {
    attempt.prompt([{ prompt: 'Password: ', echo: false }], ([given]) =>
      given === sftpUser.password ? attempt.accept() : attempt.reject(),
    );
    return;
  }
  const isRight =
    (attempt.method === 'password' && !isKeyboardOnly && attempt.password === sftpUser.password) ||
    (attempt.method === 'publickey' && isSigned(attempt, publicKey));
  if (isUser && isRight) attempt.accept();
  else
    attempt.reject(
      isKeyboardOnly ? ['keyboard-interactive'] : ['password', 'publickey', 'keyboard-interactive'],
    );
}

function isSigned(
  { key, signature, blob, hashAlgo }: Extract<AuthContext, { method: 'publickey' }>,
  publicKey: string,
): boolean {
  const allowed = utils.parseKey(publicKey);
  if (allowed instanceof Error || !allowed.getPublicSSH().equals(key.data)) return false;
  // Without a signature the client asks only whether the key would do.
  return !signature || (blob !== undefined && allowed.verify(blob, signature, hashAlgo));
}

function fingerprintOf(publicKey: string): string {
  const key = utils.parseKey(publicKey);
  if (key instanceof Error) throw key;
  const hash = createHash('sha256').update(key.getPublicSSH()).digest('base64');
  return `SHA256:${hash.replace(/=+$/, '')}`;
}
