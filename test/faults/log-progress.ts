/** Logs progress to standard error, because standard output contains only figures. */
export function logProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}
