import { chromium, type Browser } from 'playwright-core';
import { buildForm } from '@form-builder/renderer-element/testing/forms/build-form.ts';
import { serveElement } from '@form-builder/renderer-element/testing/serve.ts';
import type { Figure } from '../../../scripts/measuring/figures.mjs';
import { chromiumArguments, chromiumPath } from '../../../scripts/testing/chromium-launch.mjs';
import { twelveFields } from './twelve-fields.ts';
import { elementPage, staticPage } from './pages.ts';

const rounds = 15;

/**
 * From the start of the script to all fields in the DOM, in ms: the element beside a static form
 * in vanilla HTML, in turns, each time with an empty cache. The median of the rounds.
 */
export async function run(): Promise<readonly Figure[]> {
  const form = buildForm({ title: 'Twaalf vragen', pages: [twelveFields] });
  const pages = { '/element': elementPage(form.id), '/static': staticPage(twelveFields) };
  const server = await serveElement([form], pages);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const element: number[] = [];
  const byHand: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    element.push(await measure(browser, `${server.origin}/element`));
    byHand.push(await measure(browser, `${server.origin}/static`));
  }
  await browser.close();
  await server.close();
  return [{ name: 'first-render', value: median(element), unit: 'ms', against: median(byHand) }];
}

/** Opens a page in a fresh context and reads how long its fields took. */
async function measure(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ locale: 'nl-NL' });
  const page = await context.newPage();
  await page.goto(url);
  const handle = await page.waitForFunction(() => window.fieldsAfterMs);
  const value = await handle.jsonValue();
  await context.close();
  if (value === undefined) throw new Error(`${url} did not say when its fields were there.`);
  return value;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10;
}

declare global {
  interface Window {
    /** Set by the measured pages: ms from the start of the script to the last field. */
    fieldsAfterMs?: number;
  }
}
