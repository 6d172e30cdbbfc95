import { describe, expect, test } from 'vitest';
import { continueScan, overlapMs, type AnswerScan } from './answer-scan.ts';

const hash = Buffer.from('fields');
const beforeAll = '00000000-0000-0000-0000-000000000000';
const at = (ms: number) => new Date(ms);
const started = (ms: number): AnswerScan => ({
  fields_hash: hash,
  first_started_at: at(ms),
  started_at: at(ms),
  after_id: beforeAll,
});

describe('continueScan', () => {
  test('begins when there was none', () => {
    expect(continueScan(undefined, hash, at(5))).toEqual(started(5));
  });

  test('begins again for other fields, finished or not', () => {
    for (const after_id of ['some-id', null]) {
      const known = { ...started(5), fields_hash: Buffer.from('others'), after_id };
      expect(continueScan(known, hash, at(9))).toEqual(started(9));
    }
  });

  test('continues where it stopped, at any later time', () => {
    const known = { ...started(5), after_id: 'some-id' };
    expect(continueScan(known, hash, at(5 + 2 * overlapMs))).toBe(known);
  });

  test('scans again after the overlap with the previous release', () => {
    const finished = { ...started(5), after_id: null };
    expect(continueScan(finished, hash, at(4 + overlapMs))).toBe(finished);
    const again = continueScan(finished, hash, at(5 + overlapMs));
    expect(again).toEqual({ ...started(5), started_at: at(5 + overlapMs) });
    const done = { ...again, after_id: null };
    expect(continueScan(done, hash, at(9 * overlapMs))).toBe(done);
  });
});
