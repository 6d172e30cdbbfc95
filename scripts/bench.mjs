import { measure } from './measuring/measure.mjs';
import { UserError, runCommand } from './user-error.mjs';

/** `npm run bench -- NAME`: runs test/performance/NAME. */
await runCommand(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0)
    throw new UserError('Name what to measure: npm run bench -- first-render');
  await measure(names, { needsBrowser: true });
});
