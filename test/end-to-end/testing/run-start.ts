import { execFile, type ExecFileException } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** How a run of `npm start` went. */
export interface StartRun {
  readonly output: string;
  readonly code: number;
  /** From the start of the process until the awaited text was printed. */
  readonly printedAfterMs: number;
}

/** Runs what `npm start` runs until it ends by itself, or ends it once it printed `until`. */
export function runStart(env: NodeJS.ProcessEnv, until?: string): Promise<StartRun> {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    let output = '';
    let printedAt = 0;
    const child = execFile(
      process.execPath,
      ['scripts/start.mjs'],
      { cwd: repository, env: { ...process.env, ...env } },
      (error: ExecFileException | null) => {
        resolve({ output, code: Number(error?.code ?? 0), printedAfterMs: printedAt - startedAt });
      },
    );
    const read = (text: string) => {
      output += text;
      if (printedAt !== 0 || until === undefined || !output.includes(until)) return;
      printedAt = Date.now();
      child.kill('SIGINT');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
}
