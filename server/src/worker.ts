import { workerTasks } from './composition/worker-tasks.ts';
import { createTaskRunner } from './platform/workers/create-task-runner.ts';

/** The module that a thread of the worker pool runs. */
export const runTask = createTaskRunner(workerTasks);
