import { parseArgs } from 'node:util';
import { measure } from './measuring/measure.mjs';
import { UserError, runCommand } from './user-error.mjs';

/** `npm run bench -- NAME`: runs test/performance/NAME; `--rows 1000000` for measurements that seed. */
await runCommand(async () => {
  const { values, positionals: names } = parseArgs({
    options: { rows: { type: 'string' } },
    allowPositionals: true,
  });
  if (names.length === 0)
    throw new UserError('Name what to measure: npm run bench -- first-render');
  if (values.rows !== undefined) process.env.BENCH_ROWS = values.rows;
  await measure(names, { needsBrowser: true });
});
