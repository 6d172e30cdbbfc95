import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady, spawnServer } from '../end-to-end/testing/product.ts';
import { logProgress } from './log-progress.ts';

/** The built server on a data folder, which can be killed and restarted. */
export class KillableServer {
  readonly port: number;
  private readonly folder: string;
  private readonly settings: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;
  private isWanted = false;
  /** Failed starts: the server exited by itself. */
  failedStarts = 0;

  constructor(port: number, folder: string, settings: NodeJS.ProcessEnv) {
    this.port = port;
    this.folder = folder;
    this.settings = settings;
  }

  /** Starts it without waiting, and again whenever it ends by itself, as a supervisor does. */
  start(): void {
    this.isWanted = true;
    const child = spawnServer(this.port, this.folder, {
      ...this.settings,
      // One address represents all visitors here.
      PUBLIC_WRITES_PER_MINUTE: '1000000',
    });
    this.child = child;
    child.stdout?.resume();
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('exit', () => {
      if (this.child !== child || !this.isWanted) return;
      this.failedStarts += 1;
      logProgress(`The server ended by itself:\n${complaint}`);
      this.start();
    });
  }

  /** Kills it with SIGKILL, whatever it is doing. */
  async kill(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async whenReady(timeoutMs = 120_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isReady(this.port))) {
      if (Date.now() > deadline) throw new Error('The server did not come back.');
      await pause(50);
    }
  }
}
