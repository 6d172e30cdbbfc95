const warmUps = 5;
const runs = 60;

/** The time in milliseconds that 95 of 100 runs keep within. */
export async function measureP95(work: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < warmUps; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return Math.round((times[Math.ceil(runs * 0.95) - 1] ?? 0) * 10) / 10;
}
