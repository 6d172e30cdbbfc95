import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FieldTypeName } from '../../field-types/field-types.ts';
import { drawCases, resultText } from './arbitrary-submissions.ts';
import table from './submission-cases.json' with { type: 'json' };

const seed = 20261120;
const runs = 3000;
// The table lists its field types, so a new type does not change it.
const types = table.drawn.types as readonly FieldTypeName[];

/** Node's results; `npx vitest run core/src/session/validation/write-submission-cases.test.ts -u` writes them. */
test('the table of results is what Node answers', { timeout: 60_000 }, async () => {
  const cases = drawCases({ runs: 120, seed: seed + 1, types }).map((one) => ({
    ...one,
    result: resultText(one),
  }));
  const sha256 = createHash('sha256')
    .update(drawCases({ runs, seed, types }).map(resultText).join('\n'))
    .digest('hex');
  const lines = cases.map((one) => JSON.stringify(one)).join(',\n');
  const drawn = JSON.stringify({ runs, seed, types, sha256 });
  await expect(`{"drawn":${drawn},"cases":[\n${lines}\n]}\n`).toMatchFileSnapshot(
    './submission-cases.json',
  );
});
