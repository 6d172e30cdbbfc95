import type { OutputOf, SentTask, WorkerTaskHandlers } from './worker-tasks.ts';

/** The function that a worker's file exports as `runTask`: runs the tasks that the pool sends. */
export function createTaskRunner<Tasks>(handlers: WorkerTaskHandlers<Tasks>) {
  return <Name extends keyof Tasks>({
    name,
    input,
  }: SentTask<Tasks, Name>): Promise<OutputOf<Tasks[Name]>> => handlers[name](input);
}
