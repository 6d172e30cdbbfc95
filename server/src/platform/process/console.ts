/** Tells the person at the terminal something. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Tells the person at the terminal what is wrong. */
export function sayError(text: string): void {
  process.stderr.write(`${text}\n`);
}
