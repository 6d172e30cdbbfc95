import { expect, test, type Locator, type Page } from '@playwright/test';
import type { ElementServer } from '@form-builder/renderer-element/testing/serve.ts';
import { serveHostPages } from './host-pages/host-server.ts';

declare global {
  interface Window {
    readonly violations: readonly string[];
  }
}

let server: ElementServer;
const broken: string[] = [];

test.beforeAll(async () => {
  server = await serveHostPages();
});
test.afterAll(() => server.close());
test.beforeEach(({ page }) => {
  page.on('pageerror', ({ message }) => broken.push(message));
});
test.afterEach(async ({ page }) => {
  expect(broken.splice(0)).toEqual([]);
  // Every page here forbids all but its own files.
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});

const what = (page: Page | Locator) => page.getByRole('textbox', { name: /Wat wilt u melden/ });

async function sendReport(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Nee' }).check();
  await page.getByRole('button', { name: /Volgende|Next/ }).click();
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('fatima@voorbeeld.nl');
  await page.getByRole('button', { name: /Volgende|Next|controle|check/i }).click();
  await page.getByRole('button', { name: /versturen|Send/i }).click();
}

for (const framework of ['react', 'vue']) {
  test(`a ${framework} page sets properties, receives events, and removes and re-adds the form`, async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(`${server.origin}/${framework}.html`);
    await what(page).fill('Losse tegel');
    await page.getByRole('button', { name: 'In English' }).click();
    await expect(page.getByRole('button', { name: 'Next: Uw gegevens' })).toBeVisible();
    await expect(what(page)).toHaveValue('Losse tegel');
    await page.getByRole('button', { name: 'Form on or off' }).click();
    await expect(what(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Form on or off' }).click();
    await expect(what(page)).toHaveValue('Losse tegel');
    await sendReport(page);
    await expect(page.getByRole('status').filter({ hasText: /^PF-/ })).toHaveText(/^PF-\d{6}$/);
    const markup = await page.evaluate(() => {
      const element = document.querySelector('form-builder-render');
      return document.documentElement.outerHTML + (element?.shadowRoot?.innerHTML ?? '');
    });
    expect(markup).not.toContain('a-secret-token');
    expect(urls.filter((url) => url.includes('a-secret-token'))).toEqual([]);
  });
}

test('an element that is moved keeps its page, its answers and its focus ring', async ({
  page,
}) => {
  await page.goto(`${server.origin}/plain.html`);
  await what(page).fill('Losse tegel');
  await page.getByRole('radio', { name: 'Nee' }).check();
  await page.getByRole('button', { name: /Volgende/ }).click();
  await page.getByRole('textbox', { name: /^Naam/ }).fill('Fatima');
  await page.evaluate(() => {
    const element = document.querySelector('form-builder-render');
    const shelf = document.createElement('section');
    document.body.append(shelf);
    element?.remove();
    if (element) setTimeout(() => shelf.append(element), 50);
  });
  await expect(page.locator('section form-builder-render')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: /^Naam/ })).toHaveValue('Fatima');
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expect(what(page)).toHaveValue('Losse tegel');
});

test('two forms on one page are independent', async ({ page }) => {
  await page.goto(`${server.origin}/two.html`);
  const [first, second] = [
    page.locator('form-builder-render').nth(0),
    page.locator('form-builder-render').nth(1),
  ];
  await what(first).fill('Losse tegel');
  await second.getByRole('textbox', { name: /^Naam/ }).fill('Fatima');
  await second.getByRole('button', { name: /versturen/ }).click();
  await expect(second.getByRole('heading', { name: /^Vul nog/ })).toBeFocused();
  await expect(first.locator('.error')).toHaveCount(0);
  await expect(what(first)).toHaveValue('Losse tegel');
});

test('a form keeps its own text direction on a right-to-left page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${server.origin}/right-to-left.html`);
  const label = page.locator('form-builder-render .label').first();
  await expect(label).toBeVisible();
  expect(await label.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('browser translation loses no answer and causes no error', async ({ page }) => {
  await page.goto(`${server.origin}/forked.html`);
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.getByRole('textbox', { name: 'Waarom Ja' }).fill('Er kan iemand vallen');
  await translate(page);
  // Fields appear and vanish, errors come and go, pages change: all beside words that were moved.
  await page.locator('form-builder-render').getByRole('radio').nth(1).check();
  await page.locator('form-builder-render').getByRole('radio').nth(0).check();
  await page.locator('form-builder-render button[type=submit]').click();
  await translate(page);
  await page.locator('form-builder-render button[type=submit]').click();
  await expect(page.locator('form-builder-render .error')).toHaveCount(1);
  await translate(page);
  await page.locator('form-builder-render input').nth(1).fill('fatima@voorbeeld.nl');
  await page.locator('form-builder-render button[type=button]').first().click();
  await expect(page.locator('form-builder-render input[type=text]').first()).toHaveValue(
    'Er kan iemand vallen',
  );
});

/** Translates as browsers do: wraps each text node in an element with new text. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.querySelector('form-builder-render')?.shadowRoot;
    if (!root) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // text nodes only
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      outer.append(inner);
      text.replaceWith(outer);
      text.data = `«${text.data}»`;
      inner.append(text);
    }
  });
}

test('a theme applies at the first paint, and is dark when the visitor prefers that', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const button = document
        .querySelector('form-builder-render')
        ?.shadowRoot?.querySelector('.button-primary');
      if (button) seen.push(getComputedStyle(button).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${server.origin}/themed.html`);
  const button = page.getByRole('button', { name: /versturen/ });
  await expect(button).toBeVisible();
  const colours = () =>
    page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]); // set above
  expect(await colours()).toEqual(['rgb(156, 199, 245)']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(button).toHaveCSS('background-color', 'rgb(0, 102, 79)');
  const logo = page.getByRole('img', { name: 'Gemeente Voorbeeldstad' });
  await expect(logo).toHaveAttribute('src', `${server.origin}/logo.svg`);
});
