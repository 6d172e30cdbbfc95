import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** The submissions to send, as many at a time as there are visitors. */
export interface SubmissionPlan {
  readonly origin: string;
  readonly versionId: string;
  readonly count: number;
  readonly visitors: number;
  /** How long each visitor waits between two submissions. */
  readonly pauseMs: number;
}

/** Sends submissions, each until the server confirms it, and returns the confirmed ids. */
export async function sendSubmissions(plan: SubmissionPlan): Promise<readonly string[]> {
  const numbers = Array.from({ length: plan.count }, (_, at) => at);
  const confirmed: string[] = [];
  const visit = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      confirmed.push(await sendUntilConfirmed(plan, number));
      await pause(plan.pauseMs);
    }
  };
  await Promise.all(Array.from({ length: plan.visitors }, visit));
  return confirmed;
}

const timeoutMs = 15_000;

/** Repeats a submission with the same key, as the element does. */
async function sendUntilConfirmed(
  { origin, versionId }: SubmissionPlan,
  number: number,
): Promise<string> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const data = { subject: `Inzending ${number}` };
  const body = JSON.stringify({ form_version_id: versionId, status: 'final', data });
  for (;;) {
    const signal = AbortSignal.timeout(timeoutMs);
    const init = { method: 'POST', headers, body, signal };
    const id = await fetch(`${origin}/v0/forms/submissions`, init).then(readId, () => undefined);
    if (id !== undefined) return id;
    await pause(100);
  }
}

/** `undefined`: not confirmed yet. */
async function readId(response: Response): Promise<string | undefined> {
  const text = await response.text().catch(() => '');
  if (response.status === 201) {
    // The shape of the contract's submission; a body that was cut off is not confirmed.
    const parsed = parseJson(text) as { readonly data?: { readonly id: string } } | undefined;
    return parsed?.data?.id;
  }
  const isTemporary = response.status >= 500 || response.status === 409;
  if (!isTemporary) throw new Error(`A submission was answered with ${response.status}: ${text}`);
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
