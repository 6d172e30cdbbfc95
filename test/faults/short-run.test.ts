import { expect, test } from '@playwright/test';
import { runFaults } from './run-faults.ts';

test('nothing is lost or duplicated on a failing connection, with a server that is killed eight times', async ({
  browser,
}) => {
  // Less than a minute on a machine of its own.
  test.setTimeout(600_000);
  const outcome = await runFaults(browser, {
    database: 'embedded',
    kills: 8,
    visitors: 2,
    seed: 20261120,
  });
  expect(outcome.sent).toBeGreaterThan(0);
  expect(outcome).toMatchObject({
    lostCharacters: 0,
    lostSubmissions: 0,
    doubledSubmissions: 0,
    failedStarts: 0,
  });
});
