import type { Random } from '@form-builder/core/runtime/random.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { startFaultProxy, type FailureMode, type FaultProxy } from '../fault-proxy.ts';

/** Works more often than it fails, so that deliveries get through. */
const modes: readonly [FailureMode, ...FailureMode[]] = [
  'none',
  'none',
  'none',
  'slow',
  'flaky',
  'cut',
];

/** An outside service behind a proxy that fails, and that stops listening when the service dies. */
export class FailingTarget {
  readonly origin: string;
  readonly #port: number;
  readonly #serverPort: () => number;
  readonly #chance: Random;
  #proxy: FaultProxy | null = null;

  /** `serverPort`: of the service itself, which starts after its public address is known. */
  constructor(port: number, serverPort: () => number, chance: Random) {
    this.origin = `http://localhost:${port}`;
    this.#port = port;
    this.#serverPort = serverPort;
    this.#chance = chance;
  }

  /** Starts listening, without failures. */
  async revive(): Promise<void> {
    this.#proxy ??= await startFaultProxy(this.#port, [this.#serverPort()], this.#chance);
  }

  /** Ends all connections and refuses new ones. */
  async die(): Promise<void> {
    const proxy = this.#proxy;
    this.#proxy = null;
    await proxy?.close();
  }

  changeFailureMode(): void {
    if (this.#proxy) this.#proxy.failureMode = this.#chance.pick(modes);
  }

  /** Works, and answers what was asked before. */
  async settle(): Promise<void> {
    await this.revive();
    if (this.#proxy) this.#proxy.failureMode = 'none';
    while ((this.#proxy?.inFlight ?? 0) > 0) await pause(20);
  }
}
