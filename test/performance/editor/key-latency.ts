import type { Page } from 'playwright-core';

const keys = 40;
/** A fast typist: ten keys a second. */
const betweenKeysMs = 100;

/**
 * How long each key took, in ms, typed into the focused input: from the key until the next frame is
 * painted, the wait for that frame included.
 */
export async function measureKeys(page: Page): Promise<readonly number[]> {
  await page.evaluate(listen);
  await page.keyboard.type('b'.repeat(keys), { delay: betweenKeysMs });
  const latencies = await page.evaluate(() => window.keyLatencies);
  if (latencies.length !== keys) throw new Error(`${latencies.length} of ${keys} keys arrived.`);
  return latencies;
}

/** In the page. */
function listen(): void {
  window.keyLatencies = [];
  const measure = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => {
      setTimeout(() => window.keyLatencies.push(performance.now() - timeStamp));
    });
  };
  document.addEventListener('keydown', measure, { capture: true });
}

declare global {
  interface Window {
    keyLatencies: number[];
  }
}
