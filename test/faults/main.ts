import { chromium } from 'playwright-core';
import { parseArgs } from 'node:util';
import { findBreaches, printFigures, toFigure } from '../../scripts/measuring/figures.mjs';
import { UserError, runCommand } from '../../scripts/user-error.mjs';
import { chromiumArguments, chromiumPath } from '../../scripts/testing/chromium-launch.mjs';
import { runFaults } from './run-faults.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    visitors: { type: 'string', default: '3' },
    seed: { type: 'string', default: '20261120' },
  },
});

/** `npm run test:faults`: see `scripts/test-faults.mjs`. */
await runCommand(async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments],
  });
  const outcome = await runFaults(browser, {
    kills: Number(values.kills),
    visitors: Number(values.visitors),
    seed: Number(values.seed),
  }).finally(() => browser.close());
  const figures = [
    toFigure('lost-characters', outcome.lostCharacters, 'characters'),
    toFigure('lost-submissions', outcome.lostSubmissions, 'submissions'),
    toFigure('doubled-submissions', outcome.doubledSubmissions, 'submissions'),
    toFigure('faults/sent', outcome.sent, 'submissions'),
    toFigure('faults/kills', outcome.kills, 'times'),
    toFigure('faults/lost-responses', outcome.lostResponses, 'times'),
    toFigure('faults/failed-starts', outcome.failedStarts, 'times'),
    toFigure('faults/duration', outcome.seconds, 's'),
  ];
  printFigures(figures);
  const breaches = findBreaches(figures);
  if (breaches.length > 0) throw new UserError(`Not zero: ${breaches.join(', ')}.`);
});
