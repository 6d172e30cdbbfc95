import { parseArgs } from 'node:util';
import { findBreaches, printFigures } from '../../scripts/measuring/figures.mjs';
import { UserError, runCommand } from '../../scripts/user-error.mjs';
import { measureOutbox } from './outbox/measure-outbox.ts';
import { measureVisitors } from './measure-visitors.ts';

const { values, positionals } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres' },
    kills: { type: 'string' },
    visitors: { type: 'string', default: '3' },
    submissions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20261120' },
  },
  allowPositionals: true,
});

/** What runs by name; without a name the run of visitors. */
const runs = {
  visitors: () =>
    measureVisitors({
      database: values.database,
      kills: Number(values.kills ?? '200'),
      visitors: Number(values.visitors),
      seed: Number(values.seed),
    }),
  outbox: () =>
    measureOutbox({
      submissions: Number(values.submissions),
      kills: Number(values.kills ?? '60'),
      seed: Number(values.seed),
    }),
} as const;

/** `npm run test:faults`: see `scripts/test-faults.mjs`. */
await runCommand(async () => {
  const name = positionals[0] ?? 'visitors';
  const run = Object.hasOwn(runs, name) ? runs[name as keyof typeof runs] : undefined;
  if (run === undefined) throw new UserError(`There is ${Object.keys(runs).join(' and ')}.`);
  const figures = await run();
  printFigures(figures);
  const breaches = findBreaches(figures);
  if (breaches.length > 0) throw new UserError(`Not zero: ${breaches.join(', ')}.`);
});
