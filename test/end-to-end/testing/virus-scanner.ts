import { once } from 'node:events';
import { createServer } from 'node:net';

/** The content that the scanner reports as a virus. */
export const virus = 'DIT-IS-EEN-VIRUS';

/** A daemon that speaks ClamAV's INSTREAM and finds one virus. */
export interface RunningScanner {
  /** As `CLAMD_URL` wants it. */
  readonly url: string;
  stop(): void;
}

const end = Buffer.alloc(4);

/** Starts the scanner on a free port of this machine. */
export async function startVirusScanner(): Promise<RunningScanner> {
  const server = createServer((socket) => {
    const received: Buffer[] = [];
    socket.on('data', (chunk) => {
      received.push(chunk);
      const content = Buffer.concat(received);
      if (!content.subarray(-end.length).equals(end)) return;
      socket.end(content.includes(virus) ? 'stream: Test FOUND\0' : 'stream: OK\0');
    });
    // The server hangs up as soon as it has its answer.
    socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The scanner has no port.');
  return { url: `tcp://127.0.0.1:${address.port}`, stop: () => server.close() };
}
