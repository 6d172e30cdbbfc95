import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Node has it, and its types leave it to those of browsers. */
declare const WebAssembly: { compile(program: Uint8Array): Promise<object> };

let program: Promise<object> | undefined;

/**
 * Compiles the program of the embedded database, and keeps it for the process. Threads share the machine code of a
 * program while one of them holds it, so that it is compiled and optimised once for all test files and not for each.
 */
export const compileEmbeddedDatabase = (): Promise<object> => (program ??= compile());

async function compile(): Promise<object> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
}
