import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { LoggableError } from './loggable-error.ts';

test('keeps name, code and stack frames but no message', () => {
  const error = Object.assign(new TypeError('bsn 123456782 is wrong'), { code: '22P02' });
  const description = describeError(error);
  expect(description).toMatchObject({ name: 'TypeError', code: '22P02' });
  expect(description.frames[0]).toMatch(/describe-error\.test\.ts:\d+/);
  expect(JSON.stringify(description)).not.toContain('123456782');
});

test('leaves out every line of a multi-line message', () => {
  const error = new Error('first\nsecond 123456782\n  at home 123456782');
  expect(JSON.stringify(describeError(error))).not.toContain('123456782');
});

test('describes causes without their messages', () => {
  const error = new Error('outer', { cause: new RangeError('secret') });
  expect(describeError(error)).toMatchObject({ cause: { name: 'RangeError' } });
  expect(JSON.stringify(describeError(error))).not.toContain('secret');
});

test('keeps a message that is meant for the log', () => {
  expect(describeError(new LoggableError('No handler.')).message).toBe('No handler.');
});

test('handles values that are not errors, and endless causes', () => {
  const endless = new Error('x');
  endless.cause = endless;
  expect(describeError('text')).toEqual({ name: 'string', frames: [] });
  expect(() => JSON.stringify(describeError(endless))).not.toThrow();
});
