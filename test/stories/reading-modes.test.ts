import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { findLayoutProblems, applyReadingMode, type ReadingMode } from './reading-modes.ts';
import { listStories, serveStorybook, type StorybookServer } from './storybook-server.ts';
import { openStorybook, showStory } from './story-page.ts';

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

let server: StorybookServer;
let page: Page;
const stories = await listStories();
/** The sheet of a field type holds all its states; a screen is one story. */
const sheets = [...stories].map(([title, [first = '']]) => [title, first] as const);

test.beforeAll(async ({ browser }) => {
  server = await serveStorybook();
  page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  const [[, first] = ['', '']] = sheets;
  // Each is checked by axe elsewhere.
  const url = `${server.origin}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`;
  await openStorybook(page, url);
  await page.addScriptTag({ path: axe });
});
test.afterAll(async () => {
  await page.close();
  await server.close();
});

const readings: Readonly<Record<ReadingMode, string>> = {
  usual: 'fits 320 pixels',
  spaced: 'fits when letters, words and lines are set wide apart',
  rightToLeft: 'fits a page that is read from right to left',
  forced: 'can be read in the colours the visitor forces on it',
  dark: 'can be read in dark',
};

for (const [title, id] of sheets) {
  test(`${title} is readable in every reading mode`, async () => {
    await showStory(page, id);
    for (const reading of Object.keys(readings) as ReadingMode[]) {
      await test.step(readings[reading], async () => {
        await applyReadingMode(page, reading);
        expect.soft(await findLayoutProblems(page), readings[reading]).toEqual([]);
      });
    }
    await applyReadingMode(page, 'usual');
  });
}
