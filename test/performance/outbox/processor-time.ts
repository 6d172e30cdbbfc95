import { readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

/** The processor time that a process has used, in milliseconds; `null` where there is no /proc. */
export async function readProcessorMs(processId: number): Promise<number | null> {
  const text = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // After the name, which may contain spaces: the state is the third member of the line.
  const members = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(members[11]) + Number(members[12])) * tickMs;
}
