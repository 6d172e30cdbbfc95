import type { CDPSession, Page } from 'playwright-core';

/**
 * Measures the processor's time of a page's own thread, in ms: what else the machine does, and the
 * wait for the screen's next frame, are not in it.
 */
export class ThreadTime {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<ThreadTime> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new ThreadTime(session);
  }

  /** How long the thread is busy until `work` is done. */
  async during(work: () => Promise<unknown>): Promise<number> {
    const before = await this.#taskMs();
    await work();
    return (await this.#taskMs()) - before;
  }

  async #taskMs(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  }
}
