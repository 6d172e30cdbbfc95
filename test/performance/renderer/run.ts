import { chromium, type Browser } from 'playwright-core';
import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import { buildForm } from '@form-builder/renderer-element/testing/forms/build-form.ts';
import { loadPrerenderer, serveElement } from '@form-builder/renderer-element/testing/serve.ts';
import type { Figure } from '../../../scripts/measuring/figures.mjs';
import { chromiumArguments, chromiumPath } from '../../../scripts/testing/chromium-launch.mjs';
import { buildLongForm } from './long-form.ts';
import { measureLoad, measurePage, type PageLoad, type PageTimings } from './measure-page.ts';
import { elementPage, vanillaPage, vanillaScript } from './pages.ts';

const lengths = [12, 300, 1_000];
/** By what is added to a figure's name: how many times slower the processor is made. */
const slowdowns = { '': 1, '-slow': 4 };
/** Short pages differ most from one visit to the next. */
const roundsOf = (length: number) => (length < 1_000 ? 5 : 3);

/**
 * The element beside the same form in vanilla HTML, in turns, each time with an empty cache; the
 * medians of the rounds, `against` those of the vanilla page. Names end in the number of fields.
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
    const ours: Visit[] = [];
    const byHand: Visit[] = [];
    for (let round = 0; round < roundsOf(length); round += 1) {
      ours.push(await visit(browser, `${server.origin}/element`, slowdown));
      byHand.push(await visit(browser, `${server.origin}/by-hand`, slowdown));
    }
    figures.push(...toFigures(`-${length}${slow}`, ours, byHand));
  }
  await server.close();
  return figures;
}

/** What one round measures of a page. */
type Visit = PageTimings & PageLoad;

async function visit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const load = await measureLoad(browser, url, slowdown);
  return { ...load, ...(await measurePage(browser, url, slowdown)) };
}

/** The figures by the member of a visit they come from. */
const names: Readonly<Record<keyof Visit, string>> = {
  firstRender: 'first-render',
  key: 'key-to-frame',
  keyP95: 'key-p95',
  flip: 'flip-50',
  validate: 'validate-all',
  longestTask: 'longest-task',
  heap: 'heap',
};

function toFigures(suffix: string, ours: readonly Visit[], byHand: readonly Visit[]): Figure[] {
  // The record has exactly the members of a visit.
  return (Object.keys(names) as (keyof Visit)[]).map((member) => ({
    name: names[member] + suffix,
    value: median(ours.map((one) => one[member])),
    unit: member === 'heap' ? 'MB' : 'ms',
    against: median(byHand.map((one) => one[member])),
  }));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}
