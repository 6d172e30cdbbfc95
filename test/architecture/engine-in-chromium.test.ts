import { expect, test } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

/** Tests of core that need Node, or that ask nothing of the engine: why each is left out. */
const inNodeOnly: Readonly<Record<string, string>> = {
  'analysis/checked-form.property.test.ts': 'minutes of random sessions',
  'client/create-client.test.ts': 'asks a server of its own',
  'fuzz/fuzz.test.ts': 'its full amounts run for minutes',
  'messages/format-message.test.ts': 'compares with a library for Node',
  'messages/messages.test.ts': 'reads the catalogues from disk',
  'session/write-verdict-cases.test.ts': 'writes the table of verdicts',
};

test('every test of the engine runs in Chromium as well as in Node', () => {
  const source = readSource('core/src/engine.browser.test.ts');
  const imported = [...source.matchAll(/^import '\.\/(.+)';$/gm)].map(([, path]) => path);
  const written = listFiles('core/src')
    .filter((path) => path.endsWith('.test.ts') && !path.endsWith('.browser.test.ts'))
    .map((path) => path.slice('core/src/'.length));
  expect([...imported, ...Object.keys(inNodeOnly)].sort()).toEqual(written);
});
