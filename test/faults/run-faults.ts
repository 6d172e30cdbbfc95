import { Random } from '@form-builder/core/fuzz/random.ts';
import type { Browser, BrowserContext } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { findPairOfPorts } from '../end-to-end/product.ts';
import { findFreePort } from '../../scripts/environment/free-port.mjs';
import { failureModes, startFaultProxy, type FaultProxy, type FailureMode } from './fault-proxy.ts';
import { countLosses, type Losses } from './losses.ts';
import { KillableServer } from './killable-server.ts';
import { readStoredReports } from './stored-reports.ts';
import { logProgress } from './log-progress.ts';
import { sendReport, type Report } from './visitor.ts';

export interface FaultPlan {
  /** How many times the server is killed. */
  readonly kills: number;
  /** Visitors who fill in at the same time, each on their own device. */
  readonly visitors: number;
  readonly seed: number;
}

export interface FaultOutcome extends Losses {
  readonly sent: number;
  readonly kills: number;
  readonly lostResponses: number;
  readonly failedStarts: number;
  readonly seconds: number;
}

/**
 * Visitors fill in and send a form in a browser, over a connection that is cut, slow or loses half of
 * the requests, to a server that is killed and restarted at random moments. Returns what got lost.
 */
export async function runFaults(browser: Browser, plan: FaultPlan): Promise<FaultOutcome> {
  const startedAt = Date.now();
  const port = await findPairOfPorts();
  const proxyPort = await findFreePort();
  const server = new KillableServer(port, `http://localhost:${proxyPort}`);
  const proxy = await startFaultProxy(proxyPort, port, new Random(plan.seed));
  try {
    await server.create();
    const reports = await sendReportsUnderFaults(browser, proxy, server, plan);
    const stored = await readAsStaff(browser, proxy.origin);
    return {
      ...countLosses(reports, stored),
      sent: reports.length,
      kills: plan.kills,
      lostResponses: proxy.lostResponses,
      failedStarts: server.failedStarts,
      seconds: Math.round((Date.now() - startedAt) / 1000),
    };
  } finally {
    await proxy.close();
    await server.remove();
  }
}

/** Visitors send reports until the server was killed often enough; reports in progress are finished. */
async function sendReportsUnderFaults(
  browser: Browser,
  proxy: FaultProxy,
  server: KillableServer,
  { kills, visitors, seed }: FaultPlan,
): Promise<readonly Report[]> {
  const ended = new AbortController();
  const writing = Array.from({ length: visitors }, async (_, at) => {
    const chance = new Random(seed + 1000 + at);
    const reports: Report[] = [];
    while (!ended.signal.aborted || reports.length === 0) {
      const context = await newDevice(browser);
      const mark = `melding-${at}-${reports.length}`;
      const isOver = () => ended.signal.aborted;
      reports.push(await sendReport({ context, origin: proxy.origin, mark, chance, isOver }));
      await context.close();
    }
    return reports;
  });
  const modeChanges = changeFailureMode(proxy, new Random(seed + 1), ended.signal);
  await killRepeatedly(server, proxy, new Random(seed + 2), kills);
  ended.abort();
  await modeChanges;
  proxy.failureMode = 'none';
  await server.whenReady();
  return (await Promise.all(writing)).flat();
}

const newDevice = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'nl-NL', viewport: { width: 390, height: 844 } });

/** Changes the failure mode every second or so; forms get through now and then. */
async function changeFailureMode(
  proxy: FaultProxy,
  chance: Random,
  ended: AbortSignal,
): Promise<void> {
  const modes: readonly [FailureMode, ...FailureMode[]] = ['none', ...failureModes, 'none'];
  while (!ended.aborted) {
    proxy.failureMode = chance.pick(modes);
    await pause(200 + chance.below(1800));
  }
}

/** Kills the server while it works, while it idles, and now and then while it is still starting. */
async function killRepeatedly(
  server: KillableServer,
  proxy: FaultProxy,
  chance: Random,
  count: number,
): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    if (chance.below(5) === 0) await pause(chance.below(1500));
    else {
      await server.whenReady();
      await waitForKillMoment(proxy, chance);
    }
    await server.kill();
    server.start();
    if (left % 10 === 1) logProgress(`${count - left + 1} kills`);
  }
}

/** Waits until some milliseconds into the next write, or a few seconds when there is none. */
async function waitForKillMoment(proxy: FaultProxy, chance: Random): Promise<void> {
  const write = new Promise<void>((resolve) => (proxy.onWrite = resolve));
  await Promise.race([write, pause(300 + chance.below(3700))]);
  await pause(chance.below(60));
}

async function readAsStaff(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await readStoredReports(await context.newPage(), origin);
  } finally {
    await context.close();
  }
}
