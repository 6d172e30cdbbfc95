import { expect, test } from '@playwright/test';
import { runOutboxFaults } from './run-outbox-faults.ts';

test('each submission is in each target exactly once, with servers, database and targets that die', async () => {
  // A minute or two on a machine of its own.
  test.setTimeout(600_000);
  const outcome = await runOutboxFaults({ submissions: 40, kills: 8, seed: 20261123 });
  expect(outcome).toMatchObject({
    sent: 40,
    lostSubmissions: 0,
    lostDeliveries: 0,
    doubledDeliveries: 0,
  });
});
