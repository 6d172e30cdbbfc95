/// <reference types="mocha" />

import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

/**
 * What core's tests import from `vitest`, for web-test-runner: the same test files run in Node and,
 * with vitest's own matchers on mocha, in Chromium. Holds no more of vitest than they use.
 */
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** Vitest's `expect`. */
export const expect = chai.expect;

type Body = (...row: readonly unknown[]) => unknown;
type Options = { readonly timeout?: number };

function define(name: string, ...rest: readonly (Options | Body)[]): void {
  const body = rest.find((part) => typeof part === 'function');
  const { timeout } = rest.find((part) => typeof part === 'object') ?? {};
  it(name, async function run() {
    if (timeout !== undefined) this.timeout(timeout);
    await body?.();
  });
}

/** Calls `body` with each row of a table: the items of a list, or a single value. */
const each =
  (register: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    rows.forEach((row, at) => {
      const args: readonly unknown[] = Array.isArray(row) ? row : [row];
      register(`${name} (row ${String(at)})`, () => body(...args));
    });
  };

/** Vitest's `test`, with the options and tables that core's tests use. */
export const test = Object.assign(define, { each: each(define) });

const group = globalThis.describe;
const defineGroup = (name: string, body: () => void): void => {
  group(name, body);
};

/** Vitest's `describe`. */
const describeGroup = Object.assign(defineGroup, {
  each: each((name, body) => {
    defineGroup(name, () => {
      body();
    });
  }),
});
export { describeGroup as describe };
