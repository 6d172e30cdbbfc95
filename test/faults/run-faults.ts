import { Random } from '@form-builder/core/runtime/random.ts';
import type { Browser, BrowserContext } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../scripts/environment/free-port.mjs';
import { failureModes, startFaultProxy, type FaultProxy, type FailureMode } from './fault-proxy.ts';
import { countLosses, type Losses } from './losses.ts';
import { createInstallation, type DatabaseKind, type Installation } from './installation.ts';
import { readStoredReports } from './stored-reports.ts';
import { logProgress } from './log-progress.ts';
import { sendReport, type Report } from './visitor.ts';

export interface FaultPlan {
  readonly database: DatabaseKind;
  /** How many times a server is killed, or its database breaks. */
  readonly kills: number;
  /** Visitors who fill in at the same time, each on their own device. */
  readonly visitors: number;
  readonly seed: number;
}

export interface FaultOutcome extends Losses {
  readonly sent: number;
  /** How often each fault happened. */
  readonly faults: Readonly<Record<string, number>>;
  readonly lostResponses: number;
  readonly failedStarts: number;
  readonly seconds: number;
}

/**
 * Visitors fill in and send a form in a browser, over a connection that is cut, slow or loses half of the
 * requests, to servers that are killed and restarted at random moments, and whose database is. Returns the
 * losses.
 */
export async function runFaults(browser: Browser, plan: FaultPlan): Promise<FaultOutcome> {
  const startedAt = Date.now();
  const proxyPort = await findFreePort();
  const origin = `http://localhost:${proxyPort}`;
  const installation = await createInstallation(plan.database, origin, new Random(plan.seed + 3));
  const { servers } = installation;
  const ports = servers.map(({ port }) => port);
  const proxy = await startFaultProxy(proxyPort, ports, new Random(plan.seed));
  try {
    await installation.start();
    const { reports, faults } = await sendReportsUnderFaults(browser, proxy, installation, plan);
    const stored = await readAsStaff(browser, proxy.origin);
    return {
      ...countLosses(reports, stored),
      sent: reports.length,
      faults,
      lostResponses: proxy.lostResponses,
      failedStarts: servers.reduce((sum, { failedStarts }) => sum + failedStarts, 0),
      seconds: Math.round((Date.now() - startedAt) / 1000),
    };
  } finally {
    await proxy.close();
    await installation.remove();
  }
}

/** Visitors send reports until the planned faults have occurred; reports in progress are finished. */
async function sendReportsUnderFaults(
  browser: Browser,
  proxy: FaultProxy,
  installation: Installation,
  { kills, visitors, seed }: FaultPlan,
) {
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
  // Handled below; a closed browser must not hide an error of this program until then.
  void Promise.allSettled(writing);
  const modeChanges = changeFailureMode(proxy, new Random(seed + 1), ended.signal);
  const faults = await breakRepeatedly(installation, proxy, new Random(seed + 2), kills);
  ended.abort();
  await modeChanges;
  proxy.failureMode = 'none';
  await whenReady(installation);
  return { reports: (await Promise.all(writing)).flat(), faults };
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

/** Breaks something while servers work, while they idle, and now and then while they still start. */
async function breakRepeatedly(
  installation: Installation,
  proxy: FaultProxy,
  chance: Random,
  count: number,
): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (let left = count; left > 0; left -= 1) {
    if (chance.below(5) === 0) await pause(chance.below(1500));
    else {
      await whenReady(installation);
      await waitForKillMoment(proxy, chance);
    }
    const { name, happen } = chance.pick(installation.faults);
    await happen();
    times[name] = (times[name] ?? 0) + 1;
    if (left % 10 === 1) logProgress(`${count - left + 1}: ${JSON.stringify(times)}`);
  }
  return times;
}

async function whenReady({ servers }: Installation): Promise<void> {
  for (const server of servers) await server.whenReady();
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
