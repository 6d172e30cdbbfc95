import { Random } from '@form-builder/core/fuzz/random.ts';
import type { Browser, BrowserContext } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { findPairOfPorts } from '../end-to-end/product.ts';
import { findFreePort } from '../../scripts/environment/free-port.mjs';
import { moods, startFaultProxy, type FaultProxy, type Mood } from './fault-proxy.ts';
import { countLosses, type Losses } from './losses.ts';
import { MortalServer } from './mortal-server.ts';
import { readKeptReports } from './kept-reports.ts';
import { tell } from './tell.ts';
import { sendReport, type Report } from './visitor.ts';

export interface FaultPlan {
  /** How many times the server is killed. */
  readonly deaths: number;
  /** Who fills in at the same time, each on a device of their own. */
  readonly visitors: number;
  readonly seed: number;
}

export interface FaultOutcome extends Losses {
  readonly sent: number;
  readonly deaths: number;
  readonly lostAnswers: number;
  readonly failedStarts: number;
  readonly seconds: number;
}

/**
 * Visitors fill in and send a form in a browser, over a line that is cut, slow or loses half of what
 * it carries, to a server that is killed and started again at random moments. Answers what got lost.
 */
export async function runFaults(browser: Browser, plan: FaultPlan): Promise<FaultOutcome> {
  const startedAt = Date.now();
  const port = await findPairOfPorts();
  const proxyPort = await findFreePort();
  const server = new MortalServer(port, `http://localhost:${proxyPort}`);
  const proxy = await startFaultProxy(proxyPort, port, new Random(plan.seed));
  try {
    await server.create();
    const reports = await sufferTogether(browser, proxy, server, plan);
    const kept = await readAsStaff(browser, proxy.origin);
    return {
      ...countLosses(reports, kept),
      sent: reports.length,
      deaths: plan.deaths,
      lostAnswers: proxy.lostAnswers,
      failedStarts: server.failedStarts,
      seconds: Math.round((Date.now() - startedAt) / 1000),
    };
  } finally {
    await proxy.close();
    await server.remove();
  }
}

/** Visitors at work until the server has died often enough; everything begun is finished. */
async function sufferTogether(
  browser: Browser,
  proxy: FaultProxy,
  server: MortalServer,
  { deaths, visitors, seed }: FaultPlan,
): Promise<readonly Report[]> {
  const over = new AbortController();
  const writing = Array.from({ length: visitors }, async (_, at) => {
    const chance = new Random(seed + 1000 + at);
    const reports: Report[] = [];
    while (!over.signal.aborted || reports.length === 0) {
      const context = await newDevice(browser);
      const mark = `melding-${at}-${reports.length}`;
      const isOver = () => over.signal.aborted;
      reports.push(await sendReport({ context, origin: proxy.origin, mark, chance, isOver }));
      await context.close();
    }
    return reports;
  });
  const weather = changeWeather(proxy, new Random(seed + 1), over.signal);
  await killManyTimes(server, proxy, new Random(seed + 2), deaths);
  over.abort();
  await weather;
  proxy.mood = 'good';
  await server.whenReady();
  return (await Promise.all(writing)).flat();
}

const newDevice = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'nl-NL', viewport: { width: 390, height: 844 } });

/** Mostly bad weather, each kind for a moment; good enough for a form to get through now and then. */
async function changeWeather(proxy: FaultProxy, chance: Random, over: AbortSignal): Promise<void> {
  const weather: readonly [Mood, ...Mood[]] = ['good', ...moods, 'good'];
  while (!over.aborted) {
    proxy.mood = chance.pick(weather);
    await pause(200 + chance.below(1800));
  }
}

/** Kills the server while it works, while it idles, and now and then while it is still starting. */
async function killManyTimes(
  server: MortalServer,
  proxy: FaultProxy,
  chance: Random,
  deaths: number,
): Promise<void> {
  for (let left = deaths; left > 0; left -= 1) {
    if (chance.below(5) === 0) await pause(chance.below(1500));
    else {
      await server.whenReady();
      await nextMoment(proxy, chance);
    }
    await server.kill();
    server.start();
    if (left % 10 === 1) tell(`${deaths - left + 1} deaths`);
  }
}

/** Some milliseconds into the next write that arrives, or a while later when none does. */
async function nextMoment(proxy: FaultProxy, chance: Random): Promise<void> {
  const write = new Promise<void>((resolve) => (proxy.onWrite = resolve));
  await Promise.race([write, pause(300 + chance.below(3700))]);
  await pause(chance.below(60));
}

async function readAsStaff(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await readKeptReports(await context.newPage(), origin);
  } finally {
    await context.close();
  }
}
