import { createServer, type Socket } from 'node:net';

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
  readonly answer: (replies: SmtpReplies) => void;
  readonly stop: () => Promise<void>;
}

/** Starts it on a free port. */
export async function startSmtpService(): Promise<SmtpService> {
  const mails: string[] = [];
  let replies: SmtpReplies = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    talk(socket, mails, () => replies);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port.');
  return {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    mails,
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

function talk(socket: Socket, mails: string[], replies: () => SmtpReplies): void {
  let received = '';
  let isContent = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  reply('220 test');
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1');
    for (;;) {
      const end = isContent ? '\r\n.\r\n' : '\r\n';
      const at = received.indexOf(end);
      if (at === -1) return;
      const text = received.slice(0, at);
      received = received.slice(at + end.length);
      if (!isContent) {
        isContent = text.toUpperCase() === 'DATA';
        reply(replyTo(text.toUpperCase(), replies()));
        continue;
      }
      isContent = false;
      const { content = '250 taken', isCutOff } = replies();
      if (content.startsWith('250')) mails.push(text);
      if (isCutOff) socket.destroy();
      else reply(content);
    }
  });
}

function replyTo(command: string, { recipient = '250 ok' }: SmtpReplies): string {
  if (command.startsWith('RCPT')) return recipient;
  if (command === 'DATA') return '354 go on';
  return command === 'QUIT' ? '221 bye' : '250 ok';
}
