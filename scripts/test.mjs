import { ensureInstalled } from './environment/installation.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { Refusal, runCommand } from './refusal.mjs';
import { addUp, closingLine } from './testing/counts.mjs';
import { runSuites } from './testing/run-suites.mjs';
import { suites } from './testing/suites.mjs';

/** `npm test`, or `npm test -- unit http` for these suites only. */
await runCommand(async () => {
  requireSupportedNode();
  const chosen = chooseSuites(process.argv.slice(2));
  await ensureInstalled();
  const counts = addUp(await runSuites(chosen));
  console.log(`\n${closingLine(counts)}`);
  if (counts.failed > 0) process.exitCode = 1;
});

/** @param {readonly string[]} names */
function chooseSuites(names) {
  if (names.length === 0) return suites;
  const known = suites.map((suite) => suite.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Refusal(`There is no suite ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  return suites.filter((suite) => names.includes(suite.name));
}
