/** Says something beside the figures, which have standard output for themselves. */
export function logProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}
