/** Prints a line for the operator. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints an error for the operator. */
export function sayError(text: string): void {
  process.stderr.write(`${text}\n`);
}
