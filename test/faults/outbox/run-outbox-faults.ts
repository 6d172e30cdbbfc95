import { Random } from '@form-builder/core/runtime/random.ts';
import type { Client } from '@form-builder/core/client/create-client.ts';
import type { ApiContract } from '@form-builder/core/contract/contract.ts';
import type { DeliveryState } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/environment/free-port.mjs';
import { signInAsRoot } from '../../end-to-end/testing/sign-in-as-root.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { createInstallation, type Fault, type Installation } from '../installation.ts';
import { logProgress } from '../log-progress.ts';
import { countDeliveryLosses, type DeliveryLosses } from './delivery-losses.ts';
import { startOutboxTargets, type OutboxTargets } from './outbox-targets.ts';
import { passHour } from './pass-hour.ts';
import { readDeliveries, type DeliveredSubmission } from './read-deliveries.ts';
import { seedOutboxForm } from './seed-outbox-form.ts';
import { sendSubmissions } from './send-submissions.ts';

export interface OutboxPlan {
  readonly submissions: number;
  /** How often something dies at least; it goes on until all submissions are sent. */
  readonly kills: number;
  readonly seed: number;
}

export interface OutboxOutcome extends DeliveryLosses {
  readonly sent: number;
  /** Submissions that were shown with a failed delivery, and that staff tried again. */
  readonly failed: number;
  /** Events that a target received more than once, and recognised. */
  readonly repeated: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/**
 * Visitors send submissions with four integrations each, while the servers, PostgreSQL and the targets die at
 * random. At the end each submission is in each target exactly once.
 */
export async function runOutboxFaults(plan: OutboxPlan): Promise<OutboxOutcome> {
  const startedAt = Date.now();
  const proxyPort = await findFreePort();
  const origin = `http://localhost:${proxyPort}`;
  const settings = { OUTGOING_PRIVATE_HOSTS: 'localhost' };
  const chance = new Random(plan.seed);
  const installation = await createInstallation(
    'postgres',
    origin,
    new Random(plan.seed + 1),
    settings,
  );
  const targets = await startOutboxTargets(new Random(plan.seed + 2));
  const ports = installation.servers.map(({ port }) => port);
  const proxy = await startFaultProxy(proxyPort, ports, new Random(plan.seed + 3));
  try {
    await installation.start();
    const run = new OutboxRun(origin, installation, targets, chance);
    return { ...(await run.execute(plan)), seconds: Math.round((Date.now() - startedAt) / 1000) };
  } finally {
    await proxy.close();
    await installation.remove();
    await targets.stop();
  }
}

/** Longer than a worker needs to notice a job. */
const steadyMs = 6_000;
/** How many hours may pass until everything has been delivered. */
const maxHours = 24;

class OutboxRun {
  readonly #origin: string;
  readonly #installation: Installation;
  readonly #targets: OutboxTargets;
  readonly #chance: Random;
  readonly #times: Record<string, number> = {};

  constructor(origin: string, installation: Installation, targets: OutboxTargets, chance: Random) {
    this.#origin = origin;
    this.#installation = installation;
    this.#targets = targets;
    this.#chance = chance;
  }

  async execute({ submissions, kills }: OutboxPlan): Promise<Omit<OutboxOutcome, 'seconds'>> {
    const form = await seedOutboxForm(this.#origin, this.#databaseUrl, this.#targets);
    const sent = { isDone: false };
    const sending = sendSubmissions({
      origin: this.#origin,
      versionId: form.version,
      count: submissions,
      visitors: 8,
      pauseMs: 100,
    }).finally(() => (sent.isDone = true));
    // Handled below.
    void sending.catch(() => undefined);
    for (let done = 0; done < kills || !sent.isDone; done += 1) await this.#breakSomething();
    const confirmed = await sending;
    const failed = await this.#finish(form.form);
    const stored = await this.#read(form.form);
    const { events, archive } = this.#targets;
    return {
      ...countDeliveryLosses(confirmed, stored, this.#targets),
      sent: confirmed.length,
      failed,
      repeated: [...events.counts.values(), ...archive.counts.values()].filter((n) => n > 1).length,
      faults: this.#times,
    };
  }

  get #databaseUrl(): string {
    const { databaseUrl } = this.#installation;
    if (databaseUrl === null) throw new Error('The embedded database is not reachable here.');
    return databaseUrl;
  }

  async #breakSomething(): Promise<void> {
    const { connections } = this.#targets;
    for (const connection of connections) connection.changeFailureMode();
    // Most break a server that works, some one that still starts.
    if (this.#chance.below(5) > 0)
      for (const server of this.#installation.servers) await server.whenReady();
    await pause(this.#chance.below(1500));
    const faults: readonly [Fault, ...Fault[]] = [
      { name: 'target died', happen: () => this.#letTargetDie() },
      { name: 'an hour down', happen: () => this.#passHour() },
      ...this.#installation.faults,
    ];
    const { name, happen } = this.#chance.pick(faults);
    await happen();
    this.#times[name] = (this.#times[name] ?? 0) + 1;
    logProgress(JSON.stringify(this.#times));
  }

  async #letTargetDie(): Promise<void> {
    const connection = this.#chance.pick(this.#targets.connections);
    await connection.die();
    await pause(this.#chance.below(2000));
    await connection.revive();
  }

  /** All servers are down for an hour; what they had sent is answered or lost meanwhile. */
  async #passHour(): Promise<void> {
    const { servers } = this.#installation;
    for (const server of servers) await server.kill();
    for (const connection of this.#targets.connections) await connection.settle();
    await passHour(this.#databaseUrl);
    for (const server of servers) server.start();
    for (const server of servers) await server.whenReady();
  }

  /** Nothing fails any more; staff retry what was given up. Returns how many submissions that concerned. */
  async #finish(formId: string): Promise<number> {
    let failed = 0;
    for (let hour = 0; hour < maxHours; hour += 1) {
      await this.#passHour();
      const staff = await signInAsRoot(this.#origin);
      const waiting = await waitWhileDelivering(staff, formId);
      const givenUp = await countSubmissions(staff, formId, 'failed');
      logProgress(`Hour ${hour}: ${waiting} wait, ${givenUp} failed.`);
      if (waiting === 0 && givenUp === 0) return failed;
      failed += givenUp;
      await staff.retryDeliveries({ body: { form_id: formId } });
    }
    return failed;
  }

  async #read(formId: string): Promise<readonly DeliveredSubmission[]> {
    return readDeliveries(await signInAsRoot(this.#origin), formId);
  }
}

/** Waits until nothing waits, or until nothing changes for some seconds; returns how many submissions wait. */
async function waitWhileDelivering(staff: Client<ApiContract>, formId: string): Promise<number> {
  let waiting = await countSubmissions(staff, formId, 'waiting');
  for (let steadySince = Date.now(); waiting > 0 && Date.now() - steadySince < steadyMs;) {
    await pause(500);
    const now = await countSubmissions(staff, formId, 'waiting');
    if (now !== waiting) steadySince = Date.now();
    waiting = now;
  }
  return waiting;
}

/** How many submissions of a form have a delivery in this state, as the list shows. */
async function countSubmissions(
  { listSubmissions }: Client<ApiContract>,
  formId: string,
  delivery: DeliveryState,
): Promise<number> {
  const filter = { form_id: formId, delivery };
  return (await listSubmissions({ query: { filter, limit: '1' } })).meta.total;
}
