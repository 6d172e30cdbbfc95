/** A request that a simulator received and does not answer yet. */
export interface HeldRequest {
  /** Resolves when the request arrived. */
  readonly reached: Promise<void>;
  /** Lets the simulator handle and answer it. */
  readonly release: () => void;
}

interface Gate {
  readonly passed: Promise<void>;
  readonly open: () => void;
}

interface Hold {
  readonly path: string;
  readonly arrival: Gate;
  readonly departure: Gate;
}

/** Requests that tests hold, to let something else happen while they are in flight. */
export class HeldRequests {
  readonly #holds: Hold[] = [];

  /** Holds the next request whose path ends like this. */
  holdNext(path: string): HeldRequest {
    const hold = { path, arrival: createGate(), departure: createGate() };
    this.#holds.push(hold);
    return { reached: hold.arrival.passed, release: hold.departure.open };
  }

  /** Waits while a request is held. */
  async wait(path: string): Promise<void> {
    const at = this.#holds.findIndex((hold) => path.endsWith(hold.path));
    const [hold] = at < 0 ? [] : this.#holds.splice(at, 1);
    hold?.arrival.open();
    await hold?.departure.passed;
  }
}

function createGate(): Gate {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
