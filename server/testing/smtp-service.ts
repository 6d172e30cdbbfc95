import { createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** The response to the recipient or the content of the next mails. */
export interface SmtpReplies {
  readonly recipient?: string;
  readonly content?: string;
  /** Disconnects without a response to the content, after receiving the mail. */
  readonly isCutOff?: boolean;
}

/** A mail server with the part of SMTP that a client needs (RFC 5321); stores received mails. */
export interface SmtpService {
  readonly url: string;
  /** The received mails, with headers. */
  readonly mails: readonly string[];
  /** The commands that came over a connection that was not encrypted. */
  readonly plainCommands: readonly string[];
  readonly answer: (replies: SmtpReplies) => void;
  readonly stop: () => Promise<void>;
}

/** What the server offers. */
export interface SmtpOffer {
  /** Its certificate and key (PEM): it offers STARTTLS (RFC 3207). */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
}

/** Starts it on a free port. */
export async function startSmtpService({ tls }: SmtpOffer = {}): Promise<SmtpService> {
  const mails: string[] = [];
  const plainCommands: string[] = [];
  let replies: SmtpReplies = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    talk(socket, { mails, plainCommands, replies: () => replies, tls });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port.');
  return {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    mails,
    plainCommands,
    answer: (next) => {
      replies = next;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

interface Talk extends SmtpOffer {
  readonly mails: string[];
  readonly plainCommands: string[];
  readonly replies: () => SmtpReplies;
}

function talk(socket: Socket, service: Talk): void {
  const { mails, plainCommands, replies, tls } = service;
  const isSecure = socket instanceof TLSSocket;
  const canEncrypt = tls !== undefined && !isSecure;
  let received = '';
  let isContent = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  if (!isSecure) reply('220 test');
  socket.on('error', () => socket.destroy());
  const take = (bytes: Buffer) => {
    received += bytes.toString('latin1');
    for (;;) {
      const end = isContent ? '\r\n.\r\n' : '\r\n';
      const at = received.indexOf(end);
      if (at === -1) return;
      const text = received.slice(0, at);
      received = received.slice(at + end.length);
      if (!isContent) {
        const command = text.toUpperCase();
        if (!isSecure) plainCommands.push(command);
        if (canEncrypt && command === 'STARTTLS') {
          socket.off('data', take);
          reply('220 go on');
          talk(encrypt(socket, tls), service);
          return;
        }
        isContent = command === 'DATA';
        reply(replyTo(command, replies(), canEncrypt));
        continue;
      }
      isContent = false;
      const { content = '250 taken', isCutOff } = replies();
      if (content.startsWith('250')) mails.push(text);
      if (isCutOff) socket.destroy();
      else reply(content);
    }
  };
  socket.on('data', take);
}

const encrypt = (socket: Socket, tls: NonNullable<SmtpOffer['tls']>): TLSSocket =>
  new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(tls) });

function replyTo(
  command: string,
  { recipient = '250 ok' }: SmtpReplies,
  canEncrypt: boolean,
): string {
  if (canEncrypt && command.startsWith('EHLO')) return '250-test\r\n250 STARTTLS';
  if (command.startsWith('RCPT')) return recipient;
  if (command === 'STARTTLS') return '502 not here';
  if (command === 'DATA') return '354 go on';
  return command === 'QUIT' ? '221 bye' : '250 ok';
}
