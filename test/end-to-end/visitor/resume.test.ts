import type { Page as FormPage } from '@form-builder/core/form/form-definition.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { reportFormId } from '../testing/demo-ids.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import { codeInMailTo, linkInMailTo, mailLink } from '../testing/mailbox.ts';
import type { Product } from '../testing/product.ts';
import { expect, test } from '../testing/fixtures.ts';
import { createRootRequest } from '../testing/staff.ts';
import { openForm } from '../testing/visitor.ts';

const whatBox = (form: Locator) => form.getByRole('textbox', { name: /Wat is er aan de hand/ });

const nameBox = (form: Locator) => form.getByRole('textbox', { name: /Hoe heet u/ });

const nameField = {
  id: 'name',
  short_id: 'name',
  type: 'text',
  label: 'Hoe heet u?',
  is_required: true,
} as const;

/** The form that a visitor begins in. */
const before: readonly FormPage[] = [
  {
    id: 'first',
    title: 'Uw speeltuin',
    properties: [
      nameField,
      { id: 'misses', short_id: 'misses', type: 'text', label: 'Wat mist u?' },
      {
        id: 'often',
        short_id: 'often',
        type: 'select',
        label: 'Hoe vaak komt u er?',
        custom_properties: { display: 'radio' },
        options: [
          { id: 'daily', label: 'Elke dag' },
          { id: 'weekly', label: 'Elke week' },
        ],
      },
      {
        id: 'travels',
        short_id: 'travels',
        type: 'select',
        label: 'Hoe komt u er?',
        custom_properties: { display: 'radio' },
        options: [
          { id: 'foot', label: 'Lopend' },
          { id: 'bike', label: 'Met de fiets' },
        ],
      },
    ],
  },
];

/** The same later on: one question is gone, one answer has a new text, another is no longer an option. */
const renewed: readonly FormPage[] = [
  {
    id: 'first',
    title: 'Uw speeltuin',
    properties: [
      nameField,
      {
        id: 'often',
        short_id: 'often',
        type: 'select',
        label: 'Hoe vaak komt u er?',
        custom_properties: { display: 'radio' },
        options: [
          { id: 'daily', label: 'Iedere dag' },
          { id: 'weekly', label: 'Elke week' },
        ],
      },
      {
        id: 'travels',
        short_id: 'travels',
        type: 'select',
        label: 'Hoe komt u er?',
        custom_properties: { display: 'radio' },
        is_required: true,
        options: [{ id: 'bike', label: 'Met de fiets' }],
      },
    ],
  },
];

test('a mailed resume link opens the form on another device, with a code when the form requires one', async ({
  openBrowser,
  product,
}) => {
  const first = await openBrowser('phone');
  const form = await openForm(first, product, reportFormId);
  await form.getByRole('radio', { name: 'Iets anders' }).check();
  await whatBox(form).fill('Een fietswrak bij de brug');
  await mailLink(form, 'eerste@voorbeeld.nl');
  const other = await openBrowser('desk');
  await other.goto(await linkInMailTo(other, product, 'eerste@voorbeeld.nl'));
  const resumed = other.locator('form-builder-render');
  await expect(whatBox(resumed)).toHaveValue('Een fietswrak bij de brug');
  expect(other.url()).not.toContain('#');

  await publishWithCode(await openBrowser('desk'), product);
  const second = await openBrowser('phone');
  const guarded = await openForm(second, product, reportFormId);
  await whatBox(guarded).fill('Een losse tegel');
  await mailLink(guarded, 'tweede@voorbeeld.nl');
  const third = await openBrowser('desk');
  await third.goto(await linkInMailTo(third, product, 'tweede@voorbeeld.nl'));
  const asked = third.locator('form-builder-render');
  await expect(asked.getByRole('heading', { name: 'Verder met uw formulier' })).toBeVisible();
  await expect(whatBox(asked)).toBeHidden();
  await asked.getByRole('button', { name: /code/i }).first().click();
  const code = await codeInMailTo(await openBrowser('desk'), product, 'tweede@voorbeeld.nl');
  await asked.getByRole('textbox', { name: /code/i }).fill(code);
  await asked.getByRole('button', { name: 'Formulier openen' }).click();
  await expect(whatBox(asked)).toHaveValue('Een losse tegel');
});

test('a mailed resume link of a version under review opens the form elsewhere without an account', async ({
  openBrowser,
  product,
}) => {
  const make = await createFormMaker(await openBrowser('desk'), product);
  const { reviewUrl = '' } = await make({
    name: 'Later verder beoordelen',
    pages: before,
    environments: [],
    proposedIn: 'test',
  });
  const first = await openBrowser('phone');
  await first.goto(reviewUrl);
  const form = first.locator('form-builder-render');
  await nameBox(form).fill('Bo Visser');
  await mailLink(form, 'beoordelaar@voorbeeld.nl');
  const other = await openBrowser('desk');
  await other.goto(await linkInMailTo(other, product, 'beoordelaar@voorbeeld.nl'));
  const resumed = other.locator('form-builder-render');
  await expect(nameBox(resumed)).toHaveValue('Bo Visser');
  expect(new URL(other.url()).hash).toBe('');
  expect(other.url()).toContain('/renderreview/');
  await resumed.getByRole('button', { name: /versturen/i }).click();
  await expect(resumed.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();
  await expect(resumed.getByText(/proef|test/i).first()).toBeVisible();
});

test('a mailed resume link keeps the answers that fit a newer version, and lists the rest', async ({
  openBrowser,
  product,
}) => {
  const staff = await openBrowser('desk');
  const make = await createFormMaker(staff, product);
  const { formId } = await make({ name: 'Speeltuin verbeteren', pages: before });
  const first = await openBrowser('phone');
  await first.goto(`${product.origin}/render/${formId}`);
  const form = first.locator('form-builder-render');
  await nameBox(form).fill('Bo Visser');
  await form.getByRole('textbox', { name: /Wat mist u/ }).fill('Een wip');
  await form.getByRole('radio', { name: 'Elke dag' }).check();
  await form.getByRole('radio', { name: 'Lopend' }).check();
  await mailLink(form, 'speeltuin@voorbeeld.nl');
  await publishRenewed(await openBrowser('desk'), product, formId);

  const other = await openBrowser('desk');
  await other.goto(await linkInMailTo(other, product, 'speeltuin@voorbeeld.nl'));
  const resumed = other.locator('form-builder-render');
  const notice = resumed.getByRole('region', { name: 'Dit formulier is intussen veranderd' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'Wat mist u?: Een wip',
    'Hoe komt u er?: Lopend',
  ]);
  await expect(nameBox(resumed)).toHaveValue('Bo Visser');
  await expect(resumed.getByRole('radio', { name: 'Iedere dag' })).toBeChecked();
  await expect(resumed.getByRole('radio', { name: 'Met de fiets' })).not.toBeChecked();
  await expect(resumed.getByRole('textbox', { name: /Wat mist u/ })).toHaveCount(0);
  await expectAccessible(other);
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
  await resumed.getByRole('radio', { name: 'Met de fiets' }).check();
  await resumed.getByRole('button', { name: /versturen/i }).click();
  await expect(resumed.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();
  await expect(resumed.getByText('Iedere dag')).toBeVisible();
  await expect(resumed.getByText('Een wip')).toHaveCount(0);
});

/** A newer version of the form, whose links need a code. */
async function publishWithCode(page: Page, product: Product): Promise<void> {
  const submission_settings = { is_public: true, resume_code: true };
  await publishNext(page, product, reportFormId, { submission_settings });
}

/** A newer version of the form, in which visitors continue who began in the older one. */
async function publishRenewed(page: Page, product: Product, formId: string): Promise<void> {
  const submission_settings = { is_public: true, may_finish_older: false };
  await publishNext(page, product, formId, { pages: renewed, submission_settings });
}

async function publishNext(page: Page, product: Product, formId: string, change: object) {
  const ask = await createRootRequest(page, product);
  await ask('PATCH', '/v0/settings', [{ id: 'four_eyes', value: false }]);
  const { id, revision } = await ask('POST', '/v0/forms/versions', { form_id: formId });
  await ask('PATCH', `/v0/forms/versions/${id}`, change, revision);
  await ask('POST', `/v0/forms/versions/${id}/environments/production/publish`, {});
}
