import { chromium } from 'playwright-core';
import { parseArgs } from 'node:util';
import { findBreaches, printFigures, toFigure } from '../../scripts/measuring/figures.mjs';
import { UserError, runCommand } from '../../scripts/user-error.mjs';
import { chromiumArguments, chromiumPath } from '../../scripts/testing/chromium-launch.mjs';
import { logProgress } from './log-progress.ts';
import { databaseKinds } from './installation.ts';
import { runFaults } from './run-faults.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres' },
    kills: { type: 'string', default: '200' },
    visitors: { type: 'string', default: '3' },
    seed: { type: 'string', default: '20261120' },
  },
});

/** `npm run test:faults`: see `scripts/test-faults.mjs`. */
await runCommand(async () => {
  const database = databaseKinds.find((kind) => kind === values.database);
  if (database === undefined) throw new UserError(`--database: ${databaseKinds.join(' or ')}.`);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments],
  });
  const outcome = await runFaults(browser, {
    database,
    kills: Number(values.kills),
    visitors: Number(values.visitors),
    seed: Number(values.seed),
  }).finally(() => browser.close());
  const figures = [
    toFigure('lost-characters', outcome.lostCharacters, 'characters'),
    toFigure('lost-submissions', outcome.lostSubmissions, 'submissions'),
    toFigure('doubled-submissions', outcome.doubledSubmissions, 'submissions'),
    toFigure('faults/sent', outcome.sent, 'submissions'),
    ...Object.entries(outcome.faults).map(([name, times]) =>
      toFigure(`faults/${name.replaceAll(' ', '-')}`, times, 'times'),
    ),
    toFigure('faults/lost-responses', outcome.lostResponses, 'times'),
    toFigure('faults/failed-starts', outcome.failedStarts, 'times'),
    toFigure('faults/duration', outcome.seconds, 's'),
  ];
  printFigures(figures);
  const { sent, lostSubmissions, doubledSubmissions, lostCharacters } = outcome;
  logProgress(
    `${values.kills} faults, ${sent} submissions: ${lostSubmissions} lost, ${doubledSubmissions} doubled, ${lostCharacters} characters lost.`,
  );
  const breaches = findBreaches(figures);
  if (breaches.length > 0) throw new UserError(`Not zero: ${breaches.join(', ')}.`);
});
