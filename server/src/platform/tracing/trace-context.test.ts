import { describe, expect, test } from 'vitest';
import { formatTraceparent, parseTraceparent, startTrace } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('traceparent', () => {
  test.each([
    [`00-${traceId}-${spanId}-01`],
    [`00-${traceId}-${spanId}-00`],
    [`01-${traceId}-${spanId}-01-what-a-later-version-adds`],
  ])('is read: %s', (header) => {
    expect(parseTraceparent(header)).toEqual({ traceId, spanId });
  });

  test.each([
    [undefined],
    [''],
    ['made up'],
    [`ff-${traceId}-${spanId}-01`],
    [`00-${traceId}-${spanId}-01-more`],
    [`00-${traceId.toUpperCase()}-${spanId}-01`],
    [`00-${'0'.repeat(32)}-${spanId}-01`],
    [`00-${traceId}-${'0'.repeat(16)}-01`],
    [`00-${traceId}-${spanId}`],
    [`00-${traceId.slice(1)}-${spanId}-01`],
    [`00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
  ])('is ignored when it is not valid: %s', (header) => {
    expect(parseTraceparent(header)).toBeUndefined();
  });

  test('continues the trace of the caller with an operation of our own', () => {
    const trace = startTrace(5, `00-${traceId}-${spanId}-00`);
    expect(trace).toMatchObject({ traceId, parentSpanId: spanId, startedAt: 5 });
    expect(trace.spanId).not.toBe(spanId);
    expect(parseTraceparent(formatTraceparent(trace))).toEqual({ traceId, spanId: trace.spanId });
  });

  test('starts a trace without one', () => {
    const [one, two] = [startTrace(1), startTrace(1, 'made up')];
    expect(one.parentSpanId).toBeNull();
    expect(one.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(two.traceId).not.toBe(one.traceId);
  });
});
