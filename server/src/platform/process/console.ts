/** Prints a line for the operator. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints an error for the operator. */
export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}
