import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';

/** Creates a form by its name and waits for its editor. */
export async function createForm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nieuw formulier' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Nieuw formulier' });
  await panel.getByRole('textbox', { name: 'Naam' }).fill(name);
  await panel.getByRole('button', { name: 'Formulier maken' }).click();
  await expect(page.getByRole('region', { name: 'Formulier bewerken' })).toBeVisible();
}

/** The properties of what is selected in the editor. */
export function properties(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Eigenschappen' });
}

/** Places a field from the palette and gives it its question. */
export async function addField(page: Page, kind: string, label: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: /Velden en pagina/ });
  await panel.getByRole('tab', { name: 'Velden' }).click();
  await panel.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await properties(page).getByRole('textbox', { name: 'Label', exact: true }).fill(label);
}

/** Switches a yes-or-no property of the selected field on. */
export async function switchOn(page: Page, property: string): Promise<void> {
  await properties(page)
    .getByRole('switch', { name: new RegExp(`^${property}`) })
    .check();
}

/** Names the choices that the selected field begins with. */
export async function nameChoices(page: Page, choices: readonly string[]): Promise<void> {
  for (const [index, choice] of choices.entries()) {
    await properties(page)
      .getByRole('textbox', { name: `Keuze ${index + 1}`, exact: true })
      .fill(choice);
  }
}

/** Shows the selected field only when another has a certain answer. */
export async function showWhen(page: Page, target: string, answer: string): Promise<void> {
  const panel = properties(page);
  await panel.getByRole('tab', { name: 'Regels' }).click();
  await panel.getByRole('button', { name: 'Regel toevoegen' }).click();
  const rule = panel.getByRole('region', { name: 'Regel 1' });
  await choose(page, rule.getByRole('combobox', { name: 'Veld of variabele' }), target);
  await choose(page, rule.getByRole('combobox', { name: 'Waarde' }), answer);
  await panel.getByRole('tab', { name: 'Eigenschappen' }).click();
}

async function choose(page: Page, box: Locator, option: string): Promise<void> {
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Adds a page and gives it its title. */
export async function addPage(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: /Velden en pagina/ });
  await panel.getByRole('tab', { name: 'Opbouw' }).click();
  await panel.getByRole('button', { name: 'Pagina toevoegen' }).click();
  await properties(page).getByRole('textbox', { name: 'Titel' }).fill(title);
}

/** Proposes the open version for production: with four eyes, a colleague approves it. */
export async function propose(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible();
  const panel = await openPublication(page);
  await panel.getByRole('button', { name: 'Voorstellen: Productie' }).click();
  await page.getByRole('button', { name: 'Voorstellen', exact: true }).click();
  await expect(panel.getByRole('row', { name: /Productie/ })).toContainText('Voorgesteld');
}

/** Approves a version that waits on the start screen of a reviewer. */
export async function approve(page: Page, form: string): Promise<void> {
  const waiting = page.getByRole('region', { name: 'Wacht op jou' });
  await waiting.getByRole('link', { name: form }).click();
  await expect(page.getByRole('heading', { name: 'Inhoud' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Goedkeuren: Productie' }).click();
  await page.getByRole('button', { name: 'Goedkeuren', exact: true }).click();
  await expect(page.getByRole('row', { name: /Productie/ })).toContainText('Goedgekeurd');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Publishes the approved version to production and answers the id by which a site embeds the form. */
export async function publish(page: Page): Promise<string> {
  await page.reload();
  const panel = await openPublication(page);
  await panel.getByRole('button', { name: 'Publiceren: Productie' }).click();
  await page.getByRole('button', { name: 'Ja, publiceren' }).click();
  await expect(panel.getByRole('row', { name: /Productie/ })).toContainText('Gepubliceerd');
  // Until it is gone, its fading words are on the page as well.
  await expect(page.getByRole('dialog', { name: 'Versie publiceren' })).toHaveCount(0);
  const code = await panel.getByText('form-id=').first().textContent();
  const id = /form-id="([^"]+)"/.exec(code ?? '')?.[1];
  if (id === undefined) throw new Error('The panel does not show how to embed the form.');
  return id;
}

async function openPublication(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  return page.getByRole('dialog', { name: 'Versie 1 publiceren' });
}
