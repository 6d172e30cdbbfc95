import type { Page } from 'playwright-core';
import { openForms } from '../../end-to-end/testing/staff.ts';
import { quantile } from '../quantile.ts';
import { measureKeys } from './key-latency.ts';

/** p95 of a key in a plain text input of Mantine: the name in the panel for a new form. */
export async function measurePlainKey(page: Page): Promise<number> {
  await openForms(page);
  await page.getByRole('button', { name: 'Nieuw formulier' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Nieuw formulier' });
  await panel.getByRole('textbox', { name: 'Naam' }).focus();
  return quantile(await measureKeys(page), 0.95);
}
