import { chromium } from 'playwright-core';
import { toFigure, type Figure } from '../../scripts/measuring/figures.mjs';
import { UserError } from '../../scripts/user-error.mjs';
import { chromiumArguments, chromiumPath } from '../../scripts/testing/chromium-launch.mjs';
import { logProgress } from './log-progress.ts';
import { databaseKinds } from './installation.ts';
import { runFaults, type FaultPlan } from './run-faults.ts';

/** The figures of the run in which visitors send forms from a browser. */
export async function measureVisitors({
  database: name,
  ...plan
}: Omit<FaultPlan, 'database'> & { readonly database: string }): Promise<readonly Figure[]> {
  const database = databaseKinds.find((kind) => kind === name);
  if (database === undefined) throw new UserError(`--database: ${databaseKinds.join(' or ')}.`);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments],
  });
  const outcome = await runFaults(browser, { ...plan, database }).finally(() => browser.close());
  const { sent, lostSubmissions, doubledSubmissions, lostCharacters } = outcome;
  logProgress(
    `${plan.kills} faults, ${sent} submissions: ${lostSubmissions} lost, ${doubledSubmissions} doubled, ${lostCharacters} characters lost.`,
  );
  return [
    toFigure('lost-characters', lostCharacters, 'characters'),
    toFigure('lost-submissions', lostSubmissions, 'submissions'),
    toFigure('doubled-submissions', doubledSubmissions, 'submissions'),
    toFigure('faults/sent', sent, 'submissions'),
    ...Object.entries(outcome.faults).map(([fault, times]) =>
      toFigure(`faults/${fault.replaceAll(' ', '-')}`, times, 'times'),
    ),
    toFigure('faults/lost-responses', outcome.lostResponses, 'times'),
    toFigure('faults/failed-starts', outcome.failedStarts, 'times'),
    toFigure('faults/duration', outcome.seconds, 's'),
  ];
}
