import type { Page } from '@playwright/test';

/**
 * Records the failed requests, rejected responses and errors of a page. The returned function describes them with what
 * the page shows, for the output of a test that failed on a machine where nobody can look.
 */
export function reportPage(page: Page): () => Promise<string> {
  const lines: string[] = [];
  page.on('requestfailed', (request) =>
    lines.push(`${request.method()} ${pathOf(request.url())}: ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400)
      lines.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return async () => {
    // A page that crashed or closed shows nothing; the lines still say why.
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
    return [`Page ${pathOf(page.url())}`, ...lines, shown].join('\n');
  };
}

/** Tokens and codes are in queries and fragments. */
const pathOf = (url: string): string => url.replace(/[?#].*/s, '');
