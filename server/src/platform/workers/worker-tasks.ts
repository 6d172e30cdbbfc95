/** The input and the output of a task; both are copied between threads (structured clone). */
export interface WorkerTask<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}

/** Long work outside the event loop, by name. Each feature adds its tasks (declaration merging). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add the members
export interface WorkerTasks {}

export type InputOf<Task> = Task extends WorkerTask<infer Input, unknown> ? Input : never;
export type OutputOf<Task> = Task extends WorkerTask<unknown, infer Output> ? Output : never;

/** The handler of every task: a missing one does not compile. */
export type WorkerTaskHandlers<Tasks = WorkerTasks> = {
  readonly [Name in keyof Tasks]: (input: InputOf<Tasks[Name]>) => Promise<OutputOf<Tasks[Name]>>;
};

/** A task as sent to a thread. */
export interface SentTask<Tasks, Name extends keyof Tasks = keyof Tasks> {
  readonly name: Name;
  readonly input: InputOf<Tasks[Name]>;
}
