import { prepareCheckout } from './environment/prepare-checkout.mjs';
import { UserError, runCommand } from './user-error.mjs';
import { closeTestRun } from './testing/close-test-run.mjs';
import { runSuites } from './testing/run-suites.mjs';
import { suites } from './testing/suites.mjs';

/** `npm test`, or `npm test -- unit http` for these suites only. */
await runCommand(async () => {
  const chosen = chooseSuites(process.argv.slice(2));
  await prepareCheckout();
  await closeTestRun(await runSuites(chosen));
});

/** @param {readonly string[]} names */
function chooseSuites(names) {
  if (names.length === 0) return suites.filter((suite) => suite.isOnItsOwn !== true);
  const known = suites.map((suite) => suite.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`There is no suite ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  return suites.filter((suite) => names.includes(suite.name));
}
