import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { runForEach } from './run-for-each.ts';

beforeAll(() => i18n.activate('nl'));

describe('something that is done to many rows', () => {
  test('continues after a failure, and reports which failed and the progress', async () => {
    const rows = ['a', 'b', 'c'].map((name) => ({ name }));
    const progress: number[] = [];
    const { done, failures } = await runForEach(
      rows,
      {
        call: ({ name }) => (name === 'b' ? Promise.reject(new Error('no')) : Promise.resolve()),
        nameOf: ({ name }) => name,
      },
      (count) => progress.push(count),
    );
    expect(done.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(failures.map(({ name }) => name)).toEqual(['b']);
    expect(progress).toEqual([0, 1, 2]);
  });
});
