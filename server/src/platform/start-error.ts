/** The reason why the server cannot start or a command cannot run, in one sentence for the operator. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
  readonly exitCode: number = 1;
}
