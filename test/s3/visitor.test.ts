import { prepareBucket, readS3Config } from '@form-builder/server/testing/s3-service.ts';
import { readFile } from 'node:fs/promises';
import { createFormMaker } from '../end-to-end/testing/form-maker.ts';
import { startProduct } from '../end-to-end/testing/product.ts';
import { expect, test } from '../end-to-end/testing/fixtures.ts';
import { openForms, openFormTab } from '../end-to-end/testing/staff.ts';

const content = Buffer.from('%PDF-1.7\nhuurcontract\n%%EOF');

test('a visitor’s file is uploaded directly to the bucket, and staff read it from there', async ({
  openBrowser,
}) => {
  const config = readS3Config();
  await prepareBucket(config);
  const product = await startProduct();
  try {
    const staff = await openBrowser('desk');
    const make = await createFormMaker(staff, product);
    const field = { id: 'bewijs', short_id: 'be01', type: 'file', label: 'Huurcontract' } as const;
    const { formId } = await make({
      name: 'Contract sturen',
      pages: [{ id: 'een', title: 'Uw contract', properties: [field] }],
    });

    const visitor = await openBrowser('phone');
    await visitor.goto(`${product.siteOrigin}/formulier?id=${formId}`);
    const form = visitor.locator('form-builder-render');
    const sent = visitor.waitForResponse((answer) => answer.url().startsWith(config.endpoint));
    await form
      .getByLabel(/Huurcontract/)
      .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: content });
    expect((await sent).status()).toBe(201);
    await expect(form.getByRole('listitem').filter({ hasText: 'contract.pdf' })).toContainText(
      'Toegevoegd',
    );
    await form.getByRole('button', { name: /versturen/i }).click();
    await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();

    await openForms(staff);
    await staff.getByRole('link', { name: 'Contract sturen' }).click();
    await openFormTab(staff, 'Inzendingen');
    await staff.getByRole('table').getByRole('link').first().click();
    const download = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'contract.pdf' }).click();
    expect(await readFile(await (await download).path())).toEqual(content);
  } finally {
    await product.remove();
  }
});
