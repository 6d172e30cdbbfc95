import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What a mail server took. */
export interface TakenMail {
  readonly to: readonly string[];
  readonly content: string;
  readonly isEncrypted: boolean;
  /** Who sent it, as they authenticated. */
  readonly user: unknown;
}

/** The replies of a mail server that differ from "accepted". */
export interface SmtpBehaviour extends Pick<
  SMTPServerOptions,
  'key' | 'cert' | 'secure' | 'disabledCommands'
> {
  readonly password?: string;
  /** Called when a client sent its password. */
  readonly onPassword?: () => void;
  /** The reply to a recipient, as `[code, text]`, by how often they were tried before. */
  readonly replyTo?: (address: string, triedBefore: number) => readonly [number, string] | null;
}

/** A mail server of another maker (the package `smtp-server`), on a free port. */
export async function startRealSmtpServer({
  password = 'geheim-woord',
  onPassword = () => undefined,
  replyTo = () => null,
  ...options
}: SmtpBehaviour) {
  const mails: TakenMail[] = [];
  const tried = new Map<string, number>();
  const server = new SMTPServer({
    ...options,
    // The connections of a pool stay open: nobody has to wait for them.
    closeTimeout: 1,
    onAuth: (given, _session, callback) => {
      onPassword();
      if (given.password === password) callback(null, { user: given.username });
      else callback(replyError(535, 'Authentication failed'));
    },
    onRcptTo: ({ address }, _session, callback) => {
      const before = tried.get(address) ?? 0;
      tried.set(address, before + 1);
      const reply = replyTo(address, before);
      callback(reply === null ? null : replyError(...reply));
    },
    onData: (stream, session, callback) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const user: unknown = session.user;
      const { secure: isEncrypted } = session;
      text(stream).then((content) => {
        mails.push({ to, content, isEncrypted, user });
        callback(null);
      }, callback);
    },
  });
  // A client that refuses the certificate breaks the connection: the test sees that at the client.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

const replyError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });
