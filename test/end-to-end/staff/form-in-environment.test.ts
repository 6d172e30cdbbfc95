import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { createFormMaker } from '../testing/form-maker.ts';

test('staff open and send a form that is only in development', async ({ openBrowser, product }) => {
  const page = await openBrowser('desk');
  const make = await createFormMaker(page, product);
  const { formId } = await make({
    name: 'Alleen in ontwikkeling',
    pages: [
      {
        id: crypto.randomUUID(),
        title: 'Over u',
        properties: [{ id: crypto.randomUUID(), short_id: 'naam', type: 'text', label: 'Uw naam' }],
      },
    ],
    environments: ['development'],
  });
  await page.goto(`${product.origin}/forms/${formId}/dashboard`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /Formulier openen in een nieuw tabblad/ }).click();
  const form = await opened;
  await expect(form.getByRole('heading', { name: 'Het formulier in Ontwikkeling' })).toBeVisible();
  await form.getByRole('textbox', { name: 'Uw naam' }).fill('Ada');
  await expectAccessible(form);
  await form.getByRole('button', { name: 'Formulier versturen' }).click();
  await expect(form.getByRole('link', { name: 'Inzending bekijken' })).toBeVisible();
  await form.close();
});
