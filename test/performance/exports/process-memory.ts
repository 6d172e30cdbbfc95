import { readFile } from 'node:fs/promises';

/** The memory that a process has in use, in MB; `null` where there is no /proc. */
export async function readMemoryMb(processId: number): Promise<number | null> {
  const text = await readFile(`/proc/${String(processId)}/status`, 'utf8').catch(() => null);
  const kilobytes = text && /^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1];
  return kilobytes ? (Number(kilobytes) * 1024) / 1_000_000 : null;
}
