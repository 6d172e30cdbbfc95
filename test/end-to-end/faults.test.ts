import { runFaults } from '../faults/run-faults.ts';
import { expect, test } from './setting.ts';

/** The short one; `npm run test:faults` kills the server 200 times. */
test('nothing is lost or doubled over a bad line, to a server that is killed', async ({
  browser,
}) => {
  // A busy machine takes minutes for what a quiet one does in half a minute.
  test.setTimeout(900_000);
  const outcome = await runFaults(browser, { deaths: 5, visitors: 2, seed: 7 });
  expect(outcome).toMatchObject({
    lostCharacters: 0,
    lostSubmissions: 0,
    doubledSubmissions: 0,
  });
  expect(outcome.sent).toBeGreaterThanOrEqual(2);
});
