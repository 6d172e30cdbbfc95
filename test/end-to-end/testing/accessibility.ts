import AxeBuilder from '@axe-core/playwright';
import { findFaults } from '@form-builder/renderer-element/testing/find-faults.ts';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the whole page, embedded elements included, with axe's rules for WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Contrast is too low while a dialog fades in.
  await page.evaluate(finishAnimations);
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    // Notices appear in a live region that belongs to no landmark.
    .disableRules('region')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  // A soft assertion: one run reports the violations of every screen.
  expect.soft([...found, ...(await page.evaluate(findFaults))]).toEqual([]);
}

/** Waits, in the page, for what appears or moves; animations without an end go on. */
async function finishAnimations(): Promise<void> {
  const framesUntilStart = 3;
  for (let frame = 0; frame < framesUntilStart; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const running = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  });
  await Promise.allSettled(running.map(({ finished }) => finished));
}
