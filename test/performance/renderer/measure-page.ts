import type { Browser, Page } from 'playwright-core';

/** What one visit to a page took, in ms. */
export interface Visit {
  readonly firstRender: number;
  readonly key: number;
  readonly keyP95: number;
  readonly flip: number;
  readonly validate: number;
}

/** Opens a page in a fresh context, as slow as told, and does there what a visitor does. */
export async function visit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext({ locale: 'nl-NL' });
  const page = await context.newPage();
  // What tsx wraps named functions in is not there in a page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  const shown = await page.waitForFunction(() => window.shownAfterMs);
  const firstRender = Number(await shown.jsonValue());
  await waitUntilQuiet(page);
  const measured = await page.evaluate(act);
  await context.close();
  return { firstRender, ...measured };
}

/** Until the code of the element and all that it fetches ahead is there and idle. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: types, flips and submits, each time until the page is laid out again. */
async function act(): Promise<Omit<Visit, 'firstRender'>> {
  const root: Document | ShadowRoot =
    document.querySelector('form-builder-render')?.shadowRoot ?? document;
  const find = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`);
  const turn = () =>
    new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const time = async (work: () => void, isDone: () => boolean = () => true) => {
    await frame();
    const before = performance.now();
    work();
    do await turn();
    while (!isDone());
    void document.body.offsetHeight;
    return performance.now() - before;
  };
  const sorted = (values: number[]) => values.sort((a, b) => a - b);
  const at = (values: number[], part: number) =>
    sorted(values)[Math.floor(values.length * part)] ?? 0;

  const box = find('control-term0');
  const total = find('control-total');
  if (!box || !total) throw new Error('The form has no sum.');
  const keys: number[] = [];
  for (let key = 1; key <= 60; key += 1) {
    const text = String(key);
    keys.push(
      await time(
        () => {
          box.value = text;
          box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        },
        () => total.textContent === text,
      ),
    );
  }
  const flips: number[] = [];
  const options = [...root.querySelectorAll<HTMLInputElement>('[name="control-switch"]')];
  for (let turnOver = 0; turnOver < 20; turnOver += 1) {
    const isShown = turnOver % 2 === 0;
    flips.push(
      await time(
        () => options[isShown ? 0 : 1]?.click(),
        () => find('field-fan0')?.hidden === !isShown,
      ),
    );
  }
  const validate = await time(
    () => root.querySelector<HTMLButtonElement>('[type="submit"]')?.click(),
    () => root.activeElement?.id === 'errors',
  );
  return { key: at(keys, 0.5), keyP95: at(keys, 0.95), flip: at(flips, 0.5), validate };
}

declare global {
  interface Window {
    /** Set by the measured pages: ms from their first script to the last field, laid out. */
    shownAfterMs?: number;
  }
}
