import { findFaults } from '@form-builder/renderer-element/testing/find-faults.ts';
import { expect, test, type Page } from '@playwright/test';
import { listStories, serveStorybook, type StorybookServer } from './storybook-server.ts';
import { checkStory, openStorybook } from './story-page.ts';

let server: StorybookServer;
let page: Page;
const broken: string[] = [];
const stories = await listStories();
const [[, [first] = []] = []] = stories;

test.beforeAll(async ({ browser }) => {
  server = await serveStorybook();
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => broken.push(message));
  await openStorybook(page, `${server.origin}/iframe.html?id=${first ?? ''}&viewMode=story`);
});
test.afterAll(async () => {
  await page.close();
  await server.close();
});

for (const [title, ids] of stories) {
  test(`${title} has no fault that axe can see, and all its texts`, async () => {
    const faults = [];
    for (const id of ids) {
      faults.push(...(await checkStory(page, id)));
      faults.push(...(await page.evaluate(findFaults)).map((fault) => `${id}: ${fault}`));
    }
    expect([...faults, ...broken.splice(0)]).toEqual([]);
  });
}
