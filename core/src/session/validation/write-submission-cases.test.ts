import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawCases, resultText } from './arbitrary-submissions.ts';

const seed = 20261120;
const runs = 3000;

/** Node's results; `npx vitest run core/src/session/validation/write-submission-cases.test.ts -u` writes them. */
test('the table of results is what Node answers', { timeout: 60_000 }, async () => {
  const cases = drawCases(120, seed + 1).map((one) => ({ ...one, result: resultText(one) }));
  const sha256 = createHash('sha256')
    .update(drawCases(runs, seed).map(resultText).join('\n'))
    .digest('hex');
  const lines = cases.map((one) => JSON.stringify(one)).join(',\n');
  const drawn = JSON.stringify({ runs, seed, sha256 });
  await expect(`{"drawn":${drawn},"cases":[\n${lines}\n]}\n`).toMatchFileSnapshot(
    './submission-cases.json',
  );
});
