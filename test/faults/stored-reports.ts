import type { Page } from 'playwright-core';
import { reportFormId } from '../end-to-end/testing/demo-ids.ts';
import { demoPassword } from '../end-to-end/testing/product.ts';

/** A submission as staff read it. */
export interface StoredReport {
  readonly number: string | null;
  readonly text: string;
  readonly street: string;
}

interface Summary {
  readonly id: string;
  readonly title: string | null;
}

/** Signs in as a handler, and reads every completed report as the handler's pages do. */
export async function readStoredReports(
  page: Page,
  origin: string,
): Promise<readonly StoredReport[]> {
  const asking = page.waitForRequest((one) => one.headers()['authorization'] !== undefined);
  await page.goto(origin);
  await page.getByLabel('E-mailadres').fill('behandelaar@demo.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  const authorization = (await asking).headers()['authorization'] ?? '';
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, { headers: { authorization } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const reports: StoredReport[] = [];
  for (let at = 1; ; at += 1) {
    const query = `filter[form_id]=${reportFormId}&filter[status]=final&limit=100&page=${at}`;
    // The shape of the contract's list of submissions.
    const { data } = (await ask(`/v0/forms/submissions?${query}`)) as { data: readonly Summary[] };
    for (const { id, title } of data) {
      // The shape of the contract's submission.
      const one = (await ask(`/v0/forms/submissions/${id}`)) as {
        data: { answers: Readonly<Record<string, unknown>> };
      };
      const { omschrijving, 'plek-straat': street } = one.data.answers;
      reports.push({ number: title, text: String(omschrijving), street: String(street) });
    }
    if (data.length < 100) return reports;
  }
}
