import type { Locator, Page } from '@playwright/test';
import { properties } from '../testing/designer.ts';
import { expect, test } from '../testing/fixtures.ts';
import { createKeyboard, expectFocus, type Keyboard } from '../testing/keyboard.ts';
import { demoPassword, type Product } from '../testing/product.ts';
import type { Person } from '../testing/staff.ts';

test('a form is made, tried, proposed, approved and published by keyboard alone', async ({
  openBrowser,
  product,
}) => {
  const designer = await openBrowser('desk');
  const keyboard = createKeyboard(designer);
  await signIn(designer, keyboard, product, 'ontwerper');
  await createForm(designer, keyboard, 'Straatfeest melden');

  await addField(designer, keyboard, 'tekst', 'Naam van het feest');
  await addField(designer, keyboard, 'getal', 'Aantal bezoekers');
  await addField(designer, keyboard, 'een keuze', 'Komt er muziek?');
  await keyboard.fill(choice(designer, 1), 'Ja');
  await keyboard.fill(choice(designer, 2), 'Nee');
  await addField(designer, keyboard, 'tekst', 'Wat voor muziek?');
  await showWhen(designer, keyboard, 'Komt er muziek?', 'Ja');
  await addField(designer, keyboard, 'berekening', 'Aantal tafels');
  await writeFormula(designer, keyboard, 'Aantal bezoekers');
  await undoKeepsFocus(designer, keyboard);
  await addPage(designer, keyboard, 'Uw gegevens');
  await addField(designer, keyboard, 'e-mailadres', 'Uw e-mailadres');

  await tryOut(designer, keyboard);
  await propose(designer, keyboard);

  const reviewer = await openBrowser('desk');
  const reviewing = createKeyboard(reviewer);
  await signIn(reviewer, reviewing, product, 'beoordelaar');
  await approve(reviewer, reviewing, 'Straatfeest melden');

  await publish(designer, keyboard);
  const description = `${keyboard.count()} and ${reviewing.count()}`;
  test.info().annotations.push({ type: 'keys besides text and single keys', description });
});

async function signIn(
  page: Page,
  keyboard: Keyboard,
  product: Product,
  person: Person,
): Promise<void> {
  await page.goto(product.origin);
  await keyboard.fill(page.getByLabel('E-mailadres'), `${person}@demo.example`);
  await keyboard.fill(page.getByLabel('Wachtwoord', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

async function createForm(page: Page, keyboard: Keyboard, name: string): Promise<void> {
  const navigation = page.getByRole('navigation').getByRole('link', { name: 'Formulieren' });
  await keyboard.press(navigation.first(), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Formulieren' })).toBeVisible();
  await expectFocus(page);
  await keyboard.press(page.getByRole('button', { name: 'Nieuw formulier' }).first(), 'Enter');
  await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Formulier bewerken' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Zoek een soort veld' })).toBeVisible();
  await expectFocus(page);
}

const choice = (page: Page, number: number) =>
  properties(page).getByRole('textbox', { name: `Keuze ${number}`, exact: true });

/** Finds the type in the palette, and names the new field in its focused label. */
async function addField(
  page: Page,
  keyboard: Keyboard,
  type: string,
  label: string,
): Promise<void> {
  await keyboard.fill(page.getByRole('searchbox', { name: 'Zoek een soort veld' }), type);
  await page.keyboard.press('Enter');
  const input = page
    .getByRole('textbox', { name: 'Label', exact: true })
    .and(page.locator(':focus'));
  await expect(input).toBeVisible();
  await page.keyboard.type(label);
  await expect(input).toHaveValue(label);
}

async function showWhen(
  page: Page,
  keyboard: Keyboard,
  target: string,
  answer: string,
): Promise<void> {
  const panel = properties(page);
  await keyboard.openTab(panel.getByRole('tablist'), 'Regels');
  await keyboard.press(panel.getByRole('button', { name: 'Regel toevoegen' }), 'Enter');
  const rule = panel.getByRole('region', { name: 'Regel 1' });
  await keyboard.choose(rule.getByRole('combobox', { name: 'Veld of variabele' }), target);
  await keyboard.choose(rule.getByRole('combobox', { name: 'Waarde' }), answer);
  await keyboard.openTab(panel.getByRole('tablist'), 'Eigenschappen');
}

/** What was just added disappears with the focus in it, and the keyboard still works. */
async function undoKeepsFocus(page: Page, keyboard: Keyboard): Promise<void> {
  await addField(page, keyboard, 'tekst', 'Niet nodig');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tekst: Niet nodig' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expectFocus(page);
  await keyboard.press(page.getByRole('button', { name: 'Ongedaan maken', exact: true }), 'Enter');
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByRole('button', { name: /Niet nodig$/ })).toBeHidden();
  await expectFocus(page);
}

async function writeFormula(page: Page, keyboard: Keyboard, field: string): Promise<void> {
  const panel = properties(page);
  await keyboard.goTo(panel.getByRole('textbox', { name: 'Formule' }));
  await page.keyboard.type('ROUNDUP(');
  // Tab leaves the formula, and does not indent it.
  await keyboard.press(panel.getByRole('button', { name: /invoegen/ }), 'Enter');
  const item = page.getByRole('menuitem', { name: new RegExp(field) });
  await expect(item).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Formule' })).toBeFocused();
  await page.keyboard.type(' / 8; 0)');
  // The purpose and the legal basis of personal data, which this test leaves to its reviewer.
  await expect(page.getByRole('button', { name: '2 problemen' })).toBeVisible();
}

async function addPage(page: Page, keyboard: Keyboard, title: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: /Velden en pagina/ });
  await keyboard.openTab(panel.getByRole('tablist').first(), 'Opbouw');
  await keyboard.press(panel.getByRole('button', { name: 'Pagina toevoegen' }), 'Enter');
  // The new page is named at once, on the canvas.
  const titleInput = page.locator('textarea:focus');
  await expect(titleInput).toBeVisible();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expectFocus(page);
  await keyboard.openTab(panel.getByRole('tablist').first(), 'Velden');
}

async function tryOut(page: Page, keyboard: Keyboard): Promise<void> {
  await keyboard.press(page.getByRole('button', { name: 'Uitproberen' }), 'Enter');
  const form = page.frameLocator('iframe[title="Het formulier zoals de bezoeker het ziet"]');
  await keyboard.fill(form.getByRole('textbox', { name: /Naam van het feest/ }), 'Lentefeest');
  await keyboard.fill(form.getByRole('textbox', { name: /Aantal bezoekers/ }), '20');
  await expect(form.getByText('3', { exact: true })).toBeVisible();
  await keyboard.press(form.getByRole('radio', { name: 'Ja' }), 'Space');
  await keyboard.fill(form.getByRole('textbox', { name: /Wat voor muziek/ }), 'Een fanfare');
  await keyboard.press(form.getByRole('button', { name: /^Volgende/ }), 'Enter');
  await expect(form.getByRole('textbox', { name: /Uw e-mailadres/ })).toBeVisible();
  await keyboard.press(page.getByRole('button', { name: 'Bewerken', exact: true }), 'Enter');
  await expect(page.getByRole('button', { name: 'Uitproberen' })).toBeVisible();
  await expectFocus(page);
}

async function propose(page: Page, keyboard: Keyboard): Promise<void> {
  const panel = await openPublication(page, keyboard);
  await keyboard.press(panel.getByRole('button', { name: 'Voorstellen: Productie' }), 'Enter');
  await keyboard.press(page.getByRole('button', { name: 'Voorstellen', exact: true }), 'Enter');
  await expect(panel.getByRole('row', { name: /Productie/ })).toContainText('Voorgesteld');
  await expectFocusInPanel(page, panel);
}

async function approve(page: Page, keyboard: Keyboard, form: string): Promise<void> {
  const waiting = page.getByRole('region', { name: 'Wacht op jou' });
  await keyboard.press(waiting.getByRole('link', { name: form }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Inhoud' })).toBeVisible();
  await expectFocus(page);
  await keyboard.press(page.getByRole('button', { name: 'Goedkeuren: Productie' }), 'Enter');
  await keyboard.press(page.getByRole('button', { name: 'Goedkeuren', exact: true }), 'Enter');
  await expect(page.getByRole('row', { name: /Productie/ })).toContainText('Goedgekeurd');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFocus(page);
}

async function publish(page: Page, keyboard: Keyboard): Promise<void> {
  await page.reload();
  const panel = await openPublication(page, keyboard);
  await keyboard.press(panel.getByRole('button', { name: 'Publiceren: Productie' }), 'Enter');
  await keyboard.press(page.getByRole('button', { name: 'Ja, publiceren' }), 'Enter');
  await expect(panel.getByRole('row', { name: /Productie/ })).toContainText('Gepubliceerd');
  await expectFocusInPanel(page, panel);
}

/** The dialog over the panel has gone, and the button that opened it perhaps too. */
async function expectFocusInPanel(page: Page, panel: Locator): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(panel.locator(':focus')).toHaveCount(1);
}

async function openPublication(page: Page, keyboard: Keyboard) {
  await keyboard.press(page.getByRole('button', { name: 'Publiceren', exact: true }), 'Enter');
  const panel = page.getByRole('dialog', { name: 'Versie 1 publiceren' });
  await expect(panel).toBeVisible();
  return panel;
}
