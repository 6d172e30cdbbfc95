const lateMs = 5_000;

/** Results that a payer's bank gives later: after five seconds, or at once when a test says so. */
export class LateResults {
  readonly #waiting = new Map<NodeJS.Timeout, () => void>();

  /** Calls `give` later. */
  add(give: () => void): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      give();
    }, lateMs);
    this.#waiting.set(timer.unref(), give);
  }

  /** Gives all results that are still waited for. */
  giveAll(): void {
    const results = [...this.#waiting.values()];
    this.stop();
    results.forEach((give) => give());
  }

  stop(): void {
    for (const timer of this.#waiting.keys()) clearTimeout(timer);
    this.#waiting.clear();
  }
}
