import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const loginsSchema = v.array(
  v.object({ name: v.string(), position: v.string(), email: v.string(), password: v.string() }),
);

/** Someone who can sign in to the demo tenant. */
export type DemoLogin = v.InferOutput<typeof loginsSchema>[number];

/**
 * Stores the logins of the demo in a file that only this operating system user can read, to print
 * them again.
 */
export async function writeDemoLogins(
  dataFolder: string,
  logins: readonly DemoLogin[],
): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(fileIn(dataFolder), JSON.stringify(logins, null, 2), { mode: 0o600 });
}

/** Reads the stored logins; empty when the file is missing or unreadable. */
export async function readDemoLogins(dataFolder: string): Promise<readonly DemoLogin[]> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '[]');
  return v.parse(loginsSchema, JSON.parse(text));
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'demo-logins.json');
}
