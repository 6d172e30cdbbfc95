import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const loginsSchema = v.array(
  v.object({ name: v.string(), position: v.string(), email: v.string(), password: v.string() }),
);

/** Someone who can sign in to the demo tenant. */
export type DemoLogin = v.InferOutput<typeof loginsSchema>[number];

/** Keeps the logins of the demo where only this user can read them, to show them again. */
export async function writeDemoLogins(
  dataFolder: string,
  logins: readonly DemoLogin[],
): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(fileIn(dataFolder), JSON.stringify(logins, null, 2), { mode: 0o600 });
}

/** The logins as they were first printed; none when the file is gone or unreadable. */
export async function readDemoLogins(dataFolder: string): Promise<readonly DemoLogin[]> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '[]');
  return v.parse(loginsSchema, JSON.parse(text));
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'demo-logins.json');
}
