import type { Browser, CDPSession, Page } from 'playwright-core';
import { quantile } from '../quantile.ts';
import { ThreadTime } from '../thread-time.ts';
import { recordTasks } from './record-tasks.ts';

/** What one visit to a page took, in ms. */
export interface PageTimings {
  readonly firstRender: number;
  readonly key: number;
  readonly keyP95: number;
  readonly flip: number;
  readonly validate: number;
}

/** What loading a page costs while nobody touches it. */
export interface PageLoad {
  /** The longest task after the fields are painted, in ms of the page's own thread. */
  readonly longestTask: number;
  /** JavaScript's memory after a collection, in MB. */
  readonly heap: number;
}

const keys = 40;
const flips = 10;

/** Opens a page in a fresh context, with the given throttling, and performs a visitor's actions there. */
export async function measurePage(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<PageTimings> {
  const { context, page } = await openPage(browser, slowdown);
  const thread = await ThreadTime.of(page);
  /** Handlers, rendering, style, layout and paint, until the frame that shows the act. */
  const busyMs = (act: (value: number) => Promise<void>, value: number) =>
    thread.during(() => page.evaluate(act, value));
  await page.goto(url);
  const shown = await page.waitForFunction(() => window.shownAfterMs);
  const firstRender = Number(await shown.jsonValue());
  await waitUntilQuiet(page);
  const typed = await repeat(keys, (at) => busyMs(type, at + 1));
  const flipped = await repeat(flips, (at) => busyMs(flip, at % 2));
  const validate = await busyMs(submit, 0);
  await context.close();
  const keyP95 = quantile(typed, 0.95);
  return { firstRender, key: quantile(typed, 0.5), keyP95, flip: quantile(flipped, 0.5), validate };
}

/** Loads a page in a fresh context, and records its tasks: recording would slow the visit above down. */
export async function measureLoad(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<PageLoad> {
  const { context, page, session } = await openPage(browser, slowdown);
  const stopRecording = await recordTasks(browser, page);
  await page.goto(url);
  await page.waitForFunction(() => window.shownAfterMs);
  await waitUntilQuiet(page);
  const longestTask = await stopRecording();
  const heap = await heapMb(session);
  await context.close();
  return { longestTask, heap };
}

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

async function openPage(browser: Browser, slowdown: number) {
  const context = await browser.newContext({ locale: 'nl-NL' });
  const page = await context.newPage();
  // What tsx wraps named functions in is not there in a page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}

/** Until the code of the element and all that it fetches ahead is there and idle. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  await page.waitForLoadState('networkidle');
}

async function repeat(
  times: number,
  work: (at: number) => Promise<number>,
): Promise<readonly number[]> {
  const values: number[] = [];
  for (let at = 0; at < times; at += 1) values.push(await work(at));
  return values;
}

/** In the page: a key in a number that a sum follows. */
async function type(value: number): Promise<void> {
  const root = document.querySelector('form-builder-render')?.shadowRoot ?? document;
  const box = root.querySelector<HTMLInputElement>('#control-term0');
  if (!box) throw new Error('There is no number to type in.');
  box.value = String(value);
  box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const total = root.querySelector('#control-total')?.textContent;
  if (total !== String(value)) throw new Error(`The sum says ${String(total)}.`);
}

/** In the page: the answer that shows the fan (0) or hides it (1). */
async function flip(option: number): Promise<void> {
  const root = document.querySelector('form-builder-render')?.shadowRoot ?? document;
  root.querySelectorAll<HTMLInputElement>('[name="control-switch"]')[option]?.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const dependent = root.querySelector<HTMLElement>('#field-fan0');
  if (dependent?.hidden !== (option === 1)) throw new Error('The fan did not flip.');
}

/** In the page: sending what is not filled in, until the summary of errors has the focus. */
async function submit(): Promise<void> {
  const root: Document | ShadowRoot =
    document.querySelector('form-builder-render')?.shadowRoot ?? document;
  root.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (root.activeElement?.id !== 'errors');
}

declare global {
  interface Window {
    /** Set by the measured pages: ms from their first script to the last field, laid out. */
    shownAfterMs?: number;
  }
}
