import { text } from 'node:stream/consumers';
import { createTaskRunner } from '../../src/platform/workers/create-task-runner.ts';
import type { WorkerTask, WorkerTaskHandlers } from '../../src/platform/workers/worker-tasks.ts';

/** Tasks that misbehave. */
export interface TestTasks {
  readonly double: WorkerTask<number, number>;
  /** Runs until the number is not 0. */
  readonly hold: WorkerTask<Int32Array, null>;
  readonly loop: WorkerTask<null, never>;
  readonly fill: WorkerTask<null, never>;
  readonly exit: WorkerTask<null, never>;
  readonly throw: WorkerTask<string, never>;
  readonly environment: WorkerTask<null, readonly string[]>;
  /** Like the server's task, for files that contain the behaviour to simulate. */
  readonly 'detect-content-type': WorkerTask<{ readonly content: ReadableStream }, string | null>;
}

const handlers: WorkerTaskHandlers<TestTasks> = {
  double: (number) => Promise.resolve(2 * number),
  hold: (gate) => {
    Atomics.wait(gate, 0, 0);
    return Promise.resolve(null);
  },
  loop: () => loop(),
  fill: () => fill(),
  exit: () => process.exit(3),
  throw: (message) => Promise.reject(new Error(message)),
  environment: () => Promise.resolve(Object.keys(process.env)),
  'detect-content-type': async ({ content }) => {
    const sent = await text(content);
    if (sent.includes('FILL')) return fill();
    if (sent.includes('THROW')) throw new Error('This content breaks the detection.');
    return 'application/pdf';
  },
};

export const runTask = createTaskRunner(handlers);

function loop(): never {
  for (;;);
}

function fill(): never {
  const kept: object[] = [];
  for (;;) kept.push({ number: Math.random() });
}
