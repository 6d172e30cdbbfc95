import { chromium, type Browser } from 'playwright-core';
import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import { buildForm } from '@form-builder/renderer-element/testing/forms.ts';
import { loadPrerenderer, serveElement } from '@form-builder/renderer-element/testing/serve.ts';
import type { Figure } from '../../../scripts/measuring/figures.mjs';
import { chromiumArguments, chromiumPath } from '../../../scripts/testing/chromium-launch.mjs';
import { buildLongForm } from './long-form.ts';
import { measurePage, type PageTimings } from './measure-page.ts';
import { elementPage, vanillaPage, vanillaScript } from './pages.ts';

const lengths = [12, 300, 1_000];
/** By what is added to a figure's name: how many times slower the processor is made. */
const slowdowns = { '': 1, '-slow': 4 };
/** Short pages differ most from one visit to the next. */
const roundsOf = (length: number) => (length < 1_000 ? 5 : 3);

/**
 * The element beside the same form in vanilla HTML, in turns, each time with an empty cache; the
 * medians of the rounds in ms, `against` those of the vanilla page. Names end in the number of fields.
 */
export async function run(): Promise<readonly Figure[]> {
  const prerenderer = await loadPrerenderer();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const figures: Figure[] = [];
  for (const length of lengths) figures.push(...(await compare(browser, length, prerenderer)));
  await browser.close();
  return figures;
}

async function compare(
  browser: Browser,
  length: number,
  prerenderer: Prerenderer,
): Promise<readonly Figure[]> {
  const long = buildLongForm(length);
  const page = { id: 'p1', title: 'Lang formulier', properties: long.fields };
  const settings = { 'theme.has_summary': false };
  const form = buildForm({ title: 'Lang formulier', pages: [page], settings });
  const server = await serveElement([form], {
    '/element': elementPage(form.id),
    '/by-hand': vanillaPage('/by-hand.js'),
    '/by-hand.js': await vanillaScript(form, long, prerenderer),
  });
  const figures: Figure[] = [];
  for (const [slow, slowdown] of Object.entries(slowdowns)) {
    const ours: PageTimings[] = [];
    const byHand: PageTimings[] = [];
    for (let round = 0; round < roundsOf(length); round += 1) {
      ours.push(await measurePage(browser, `${server.origin}/element`, slowdown));
      byHand.push(await measurePage(browser, `${server.origin}/by-hand`, slowdown));
    }
    figures.push(...toFigures(`-${length}${slow}`, ours, byHand));
  }
  await server.close();
  return figures;
}

/** The figures by the member of a visit they come from. */
const names: Readonly<Record<keyof PageTimings, string>> = {
  firstRender: 'first-render',
  key: 'key-to-frame',
  keyP95: 'key-p95',
  flip: 'flip-50',
  validate: 'validate-all',
};

function toFigures(
  suffix: string,
  ours: readonly PageTimings[],
  byHand: readonly PageTimings[],
): Figure[] {
  // The record has exactly the members of a visit.
  return (Object.keys(names) as (keyof PageTimings)[]).map((member) => ({
    name: names[member] + suffix,
    value: median(ours.map((one) => one[member])),
    unit: 'ms',
    against: median(byHand.map((one) => one[member])),
  }));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}
