import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { ProviderError } from '../provider-error.ts';
import type { ScanResult, VirusScanner } from './virus-scanner.ts';

/** After this time without a response the scanner counts as failed. */
const patienceMs = 60_000;

/**
 * A ClamAV daemon at `tcp://host:port` or `unix:///path`, called with INSTREAM (clamd(8)): the content in
 * chunks that start with their length, and an empty one at the end.
 */
export function createClamdScanner(url: URL): VirusScanner {
  return async (content) => {
    const socket = open(url);
    try {
      const answer = readAnswer(socket);
      await Promise.race([send(socket, content), answer]);
      return resultOf(await answer);
    } catch (cause) {
      if (cause instanceof ProviderError) throw cause;
      throw new ProviderError('no_answer', { cause });
    } finally {
      socket.destroy();
    }
  };
}

function open(url: URL): Socket {
  const socket =
    url.protocol === 'unix:'
      ? connect(decodeURIComponent(url.pathname))
      : connect(Number(url.port), url.hostname.replace(/^\[|\]$/g, ''));
  return socket.setTimeout(patienceMs, () => socket.destroy(new Error('The scanner is silent.')));
}

async function send(socket: Socket, content: Readable): Promise<void> {
  await once(socket, 'connect');
  socket.write('zINSTREAM\0');
  for await (const chunk of content) {
    // Storage streams yield bytes: no encoding is set on them.
    const bytes = chunk as Buffer;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    socket.write(length);
    if (!socket.write(bytes)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

async function readAnswer(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    // The chunks are bytes, as above.
    chunks.push(chunk as Buffer);
    if (chunks.at(-1)?.includes(0) === true) break;
  }
  return Buffer.concat(chunks).toString('utf8').replace(/\0.*$/s, '').trim();
}

/** `stream: OK`, `stream: {name} FOUND`, or an error such as the size limit of the daemon. */
function resultOf(answer: string): ScanResult {
  if (/ OK$/.test(answer)) return 'clean';
  if (/ FOUND$/.test(answer)) return 'infected';
  const isTooLarge = answer.includes('size limit exceeded');
  throw new ProviderError(isTooLarge ? 'refused' : 'unavailable');
}
