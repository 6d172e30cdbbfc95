import AxeBuilder from '@axe-core/playwright';
import { findFaults } from '@form-builder/renderer-element/testing/find-faults.ts';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything on the page, embedded elements included, passes what axe can see of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    // Notices appear in a live region that belongs to no landmark.
    .disableRules('region')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  // A soft assertion: one run reports the violations of every screen.
  expect.soft([...found, ...(await page.evaluate(findFaults))]).toEqual([]);
}
