import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { reportPage } from './report-page.ts';
import { startProductProxy, type ProductProxy } from './product-proxy.ts';
import { startProduct, type Product } from './product.ts';

/** The screen sizes of the tests. */
const viewports = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface People {
  /** A separate browser context: no cookies, no storage. */
  readonly openBrowser: (screen: keyof typeof viewports) => Promise<Page>;
  readonly productProxy: ProductProxy;
}

/** Tests with the product running, shared by all of them: each makes what it needs itself. */
export const test = base.extend<People, { readonly product: Product }>({
  openBrowser: async ({ browser }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const reports: (() => Promise<string>)[] = [];
    await use(async (screen) => {
      const context = await browser.newContext({ viewport: viewports[screen] });
      contexts.push(context);
      const page = await context.newPage();
      reports.push(reportPage(page));
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus)
      for (const report of reports) process.stdout.write(`${await report()}\n`);
    for (const context of contexts) await context.close();
  },
  productProxy: async ({ product }, use) => {
    const proxy = await startProductProxy(product.origin);
    await use(proxy);
    await proxy.disconnect();
  },
  product: [
    // Playwright reads from the first parameter which fixtures this one needs: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

export { expect } from '@playwright/test';
