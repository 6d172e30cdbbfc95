import { expect, test, type Page } from '@playwright/test';
import type { ElementServer } from '@form-builder/renderer-element/testing/serve.ts';
import { findAccessibleNode, readAccessibilityTree } from '../testing/accessibility-tree.ts';
import { serveHostPages } from '../host-pages/host-server.ts';

let server: ElementServer;
test.beforeAll(async () => {
  server = await serveHostPages();
});
test.afterAll(() => server.close());

/** The focused element, as a screen reader speaks it. */
async function focusSpoken(page: Page): Promise<string> {
  const focused = (await readAccessibilityTree(page)).filter(
    ({ role, properties }) => properties['focused'] === true && role !== 'RootWebArea',
  );
  return focused.map(({ role, name }) => `${role}: ${name}`).join();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a complete form is filled in and sent with the keyboard only', async ({ page }) => {
  await page.goto(`${server.origin}/plain.html`);
  await expect(page.getByRole('textbox', { name: /Wat wilt u melden/ })).toBeVisible();
  await press(page, 'Tab');
  expect(await focusSpoken(page)).toMatch(/^textbox: Wat wilt u melden/);
  await page.keyboard.type('Losse tegel');
  await press(page, 'Tab', 'Space');
  expect(await focusSpoken(page)).toBe('radio: Ja');
  // A rule shows another question, the focus staying where it is.
  await expect(page.getByRole('textbox', { name: /Waarom/ })).toBeVisible();
  expect(await focusSpoken(page)).toBe('radio: Ja');
  await press(page, 'Tab');
  expect(await focusSpoken(page)).toMatch(/^textbox: Waarom is het gevaarlijk/);
  await page.keyboard.type('Er kan iemand vallen');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('heading', { name: 'Uw gegevens' })).toBeFocused();
  expect(await focusSpoken(page)).toBe('heading: Uw gegevens');
  await press(page, 'Tab', 'Tab');
  expect(await focusSpoken(page)).toMatch(/^textbox: E-mailadres/);
  await page.keyboard.type('fatima@voorbeeld.nl');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Controleer uw antwoorden' })).toBeFocused();
  await page.getByRole('button', { name: 'Formulier versturen' }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: /verstuurd/ })).toBeFocused();
});

/** Presses Tab until the focused element is spoken so; nothing may trap the focus on the way. */
async function tabTo(page: Page, spoken: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 30) {
    await press(page, 'Tab');
    const now = await focusSpoken(page);
    if (spoken.test(now)) return;
    passed.push(now);
  }
  throw new Error(`Tab does not lead to ${String(spoken)}, but to: ${passed.join(' | ')}`);
}

test('rows, a searched list, a calendar and a file work with the keyboard only', async ({
  page,
}) => {
  await page.goto(`${server.origin}/keys.html`);
  const form = page.locator('form-builder-render');
  await expect(form.getByRole('button', { name: 'Kind toevoegen' })).toBeVisible();
  await tabTo(page, /^textbox: Naam van het kind/);
  await page.keyboard.type('Noor');
  await tabTo(page, /^button: Kind toevoegen/);
  await press(page, 'Enter');
  await expect(form.getByRole('group', { name: 'Kind 2' })).toBeVisible();
  await expect.poll(() => focusSpoken(page)).toMatch(/^textbox: Naam van het kind/);
  await page.keyboard.type('Sem');
  await expect(form.getByRole('status').filter({ hasText: 'Kind 2 is toegevoegd.' })).toHaveCount(
    1,
  );

  await tabTo(page, /^combobox: Geboorteland/);
  await page.keyboard.type('belg');
  await expect(form.getByRole('option')).toHaveCount(1);
  await press(page, 'ArrowDown', 'Enter');
  await expect(form.getByRole('combobox', { name: /Geboorteland/ })).toHaveValue('België');

  await tabTo(page, /^button: Kies een datum/);
  await press(page, 'Enter');
  await expect(form.getByRole('dialog')).toBeVisible();
  await expect.poll(() => focusSpoken(page)).toMatch(/^gridcell: /);
  await press(page, 'ArrowLeft', 'Enter');
  await expect(form.getByRole('dialog')).toBeHidden();
  await expect(form.getByRole('textbox', { name: /Geboortedatum/ })).toHaveValue(
    /^\d\d-\d\d-\d{4}$/,
  );
  expect(await focusSpoken(page)).toMatch(/^button: .*datum/);

  // Begun before the way there: the browser intercepts the file dialog only some time after this.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^button: .*Geboorteakte/);
  await press(page, 'Space');
  await (
    await chooser
  ).setFiles({
    name: 'akte.png',
    mimeType: 'image/png',
    buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
  });
  await expect(form.getByRole('button', { name: /Verwijderen/ }).last()).toBeVisible();
  await tabTo(page, /^button: Volgende/);
  await press(page, 'Enter');
  await expect(form.getByRole('heading', { name: 'Uw gegevens' })).toBeFocused();
  await tabTo(page, /^button: Volgende|^button: Naar|^button: .*[Cc]ontrole/);
  await press(page, 'Enter');
  await expect(form.getByRole('heading', { name: 'Controleer uw antwoorden' })).toBeFocused();
  await tabTo(page, /^button: Formulier versturen/);
  await press(page, 'Enter');
  await expect(form.getByRole('heading', { name: /verstuurd/ })).toBeFocused();
  expect(server.api.received.at(-1)?.answers).toMatchObject({
    children: [{ child: 'Noor' }, { child: 'Sem' }],
    country: 'belgië',
    proof: [{ name: 'akte.png' }],
  });
});

test('errors are listed in a focused summary, and at each field', async ({ page }) => {
  await page.goto(`${server.origin}/plain.html`);
  await page.getByRole('button', { name: /Volgende/ }).focus();
  await press(page, 'Enter');
  await expect.poll(() => focusSpoken(page)).toMatch(/^heading: Vul nog 2 vragen in/);
  const region = await findAccessibleNode(page, 'region', 'Vul nog 2 vragen in');
  expect(region.name).not.toBe('');
  const what = await findAccessibleNode(page, 'textbox', 'Wat wilt u melden');
  expect(what.properties).toMatchObject({ invalid: 'true', required: true });
  // The hint first, then what is wrong.
  expect(what.description).toMatch(/^Een korte omschrijving Fout: .+/);
  await press(page, 'Tab', 'Enter');
  expect(await focusSpoken(page)).toMatch(/^textbox: Wat wilt u melden/);
});

test('a change by a rule is announced once, without moving the focus', async ({ page }) => {
  await page.goto(`${server.origin}/plain.html`);
  const news = page.locator('form-builder-render p.unseen[role=status]');
  await page.getByRole('radio', { name: 'Ja' }).focus();
  await press(page, 'Space');
  // The announcer loads a moment after the first page.
  await expect(async () => {
    await press(page, 'ArrowDown', 'ArrowUp');
    await expect(news).not.toBeEmpty({ timeout: 100 });
  }).toPass({ timeout: 15_000 });
  await expect(news).toHaveText('Er is 1 vraag bijgekomen');
  const [live] = (await readAccessibilityTree(page)).filter(
    ({ role, properties }) => role === 'status' && properties['live'] === 'polite',
  );
  expect(live).toBeDefined();
  await press(page, 'ArrowDown');
  expect(await focusSpoken(page)).toBe('radio: Nee');
  await expect(page.getByRole('textbox', { name: /Waarom/ })).toHaveCount(0);
});

test('the focus is not lost when its field disappears', async ({ page }) => {
  await page.goto(`${server.origin}/forked.html`);
  await page.getByRole('radio', { name: 'Ja' }).check();
  const why = page.getByRole('textbox', { name: 'Waarom Ja' });
  await why.focus();
  // Something else changes the answer: another tab, a look-up, a formula.
  await page.evaluate(() => {
    const root = document.querySelector('form-builder-render')?.shadowRoot;
    root?.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click();
  });
  await expect(why).toHaveCount(0);
  await press(page, 'Tab');
  expect(await focusSpoken(page)).not.toBe('');
});

test('every control of every type has an accessible name and state', async ({ page }) => {
  await page.goto(`${server.origin}/every-type.html`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  const controls =
    /^(?:textbox|radio|checkbox|switch|combobox|button|spinbutton|slider|listbox|link)$/i;
  const tree = (await readAccessibilityTree(page)).filter(({ role }) => controls.test(role));
  expect(tree.length).toBeGreaterThan(15);
  expect(tree.filter(({ name }) => name.trim() === '')).toEqual([]);
  expect(await findAccessibleNode(page, 'switch', 'Houd mij op de hoogte')).toMatchObject({
    properties: { checked: 'false' },
  });
  const groups = (await readAccessibilityTree(page)).filter(({ role }) => role === 'group');
  expect(groups.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Keuze/),
      expect.stringMatching(/^Onderwerpen/),
      expect.stringMatching(/^Kinderen/),
    ]),
  );
});
