import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { properties } from '../testing/designer.ts';
import { expect, test } from '../testing/fixtures.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import { openForms } from '../testing/staff.ts';

test('a form of 11 fields with a rule, a formula and rows is published in few clicks', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  await createFormMaker(page, product);
  await openForms(page);
  const clicks = await countClicks(page);

  await page.getByRole('button', { name: 'Nieuw formulier' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await page.keyboard.type('Kinderopvang aanvragen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Formulier bewerken' })).toBeVisible();

  await expect(page.getByRole('searchbox', { name: 'Zoek een soort veld' })).toBeVisible();
  // `/` goes to the search of the palette; Enter adds the first type found, its label selected.
  await page.keyboard.press('/');
  await add(page, 'tekst', 'Voornaam');
  await next(page, 'Achternaam');
  await next(page, 'Straat');
  await addByClick(page, 'E-mailadres', 'E-mailadres van de aanvrager');
  await addByClick(page, 'Telefoonnummer', 'Telefoonnummer overdag');
  await addByClick(page, 'Datum', 'Vanaf welke dag?');
  await addByClick(page, 'Eén keuze', 'Soort opvang');
  await properties(page).getByRole('textbox', { name: 'Keuze 1' }).click();
  await paste(page, 'Dagopvang\nBuitenschoolse opvang\nAnders');
  await addByClick(page, 'Lange tekst', 'Welke opvang zoekt u?');
  await properties(page).getByRole('tab', { name: 'Regels' }).click();
  await properties(page).getByRole('button', { name: 'Regel toevoegen' }).click();
  const rule = properties(page).getByRole('region', { name: 'Regel 1' });
  await choose(page, rule.getByRole('combobox', { name: 'Veld of variabele' }), 'Soort opvang');
  await choose(page, rule.getByRole('combobox', { name: 'Waarde' }), 'Anders');
  await addByClick(page, 'Herhalende groep', 'Kinderen');
  await addByClick(page, 'Getal', 'Uren per week');
  await page.getByRole('button', { name: 'Herhalende groep: Kinderen' }).press('Escape');
  await addByClick(page, 'Berekening', 'Uren samen');
  await properties(page).getByRole('textbox', { name: 'Formule' }).click();
  await page.keyboard.type('SUM(');
  await properties(page)
    .getByRole('button', { name: /invoegen/ })
    .click();
  await page.getByRole('menuitem', { name: /Uren per week/ }).click();
  await page.keyboard.type(')');
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible();
  // The purpose and the legal basis of personal data: whoever answers for the form fills them in before it goes live.
  await expect(page.getByRole('button', { name: '2 problemen' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await page.getByRole('button', { name: 'Publiceren: Ontwikkeling' }).click();
  await page.getByRole('button', { name: 'Ja, publiceren' }).click();
  await expect(page.getByRole('row', { name: /Ontwikkeling/ })).toContainText('Gepubliceerd');
  const total = await clicks();
  test.info().annotations.push({ type: 'clicks', description: String(total) });
  expect(total).toBeLessThanOrEqual(30);
});

test('texts are edited on the canvas itself: five fields are named in five clicks', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  const make = await createFormMaker(page, product);
  const properties = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf'].map((label, index) => ({
    id: crypto.randomUUID(),
    short_id: `f${String(index)}ab`,
    type: 'text' as const,
    label,
  }));
  const { versionId } = await make({
    name: 'Namen',
    pages: [{ id: crypto.randomUUID(), title: 'Over u', properties }],
    environments: [],
  });
  await page.goto(`${product.origin}/forms/version/${versionId}`);
  await expect(page.getByRole('button', { name: 'Tekst: Een' })).toBeVisible();
  const clicks = await countClicks(page);
  for (const { label } of properties) {
    // On the words of the label, which the drawing shows at the top of the box.
    await page
      .getByRole('button', { name: `Tekst: ${label}` })
      .click({ position: { x: 24, y: 20 } });
    await expect(page.getByRole('textbox', { name: 'Label' }).first()).toBeFocused();
    await page.keyboard.type(`Vraag ${label.toLowerCase()}`);
  }
  await expect(page.getByRole('button', { name: 'Tekst: Vraag vijf' })).toBeVisible();
  const total = await clicks();
  test.info().annotations.push({ type: 'clicks', description: String(total) });
  expect(total).toBeLessThanOrEqual(5);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tekst: Vijf' })).toBeFocused();
});

async function add(page: Page, searched: string, label: string): Promise<void> {
  await expect(page.getByRole('searchbox', { name: 'Zoek een soort veld' })).toBeFocused();
  await page.keyboard.type(searched);
  await page.keyboard.press('Enter');
  await name(page, label);
}

async function addByClick(page: Page, type: string, label: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Zoek een soort veld' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await add(page, type, label);
}

async function next(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Enter');
  await name(page, label);
}

/** Names the new field in its focused label: in the properties, or on the canvas while those still load. */
async function name(page: Page, label: string): Promise<void> {
  const input = page
    .getByRole('textbox', { name: 'Label', exact: true })
    .and(page.locator(':focus'));
  await expect(input).toBeVisible();
  await expect(input).not.toHaveValue(label);
  await page.keyboard.type(label);
  await expect(input).toHaveValue(label);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((lines) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', lines);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

async function choose(
  page: Page,
  box: ReturnType<Page['getByRole']>,
  option: string,
): Promise<void> {
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Counts every press of the mouse from now on; the app never loads a page anew. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = () => (dataset['clicks'] = String(Number(dataset['clicks'] ?? 0) + 1));
    addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['clicks'] ?? 0));
}
