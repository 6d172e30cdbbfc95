import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks the user a question; undefined where nobody can answer. */
export type Ask = (question: string, options: { readonly isSecret: boolean }) => Promise<string>;

/** Asks in the terminal; what a user types as a secret is not shown. Undefined without a terminal. */
export function terminal(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question, { isSecret }) => {
    // The question goes to stderr: stdout is for the result.
    process.stderr.write(`${question}: `);
    const output = isSecret ? silent() : process.stderr;
    const lines = createInterface({ input: process.stdin, output, terminal: true });
    try {
      return await lines.question('');
    } finally {
      lines.close();
      if (isSecret) process.stderr.write('\n');
    }
  };
}

const silent = () =>
  new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
