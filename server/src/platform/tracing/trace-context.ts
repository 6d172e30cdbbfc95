import { randomBytes } from 'node:crypto';

/** One operation in a chain of systems, by the ids of W3C Trace Context in lower-case hexadecimal. */
export interface Trace {
  /** 16 bytes, shared by every system in the chain. */
  readonly traceId: string;
  /** 8 bytes: this operation, as the systems that it calls know it. */
  readonly spanId: string;
  /** The operation of the caller; `null` when the trace starts here. */
  readonly parentSpanId: string | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

/** The header of W3C Trace Context. */
export const traceHeader = 'traceparent';

const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const isZero = (id: string): boolean => /^0+$/.test(id);

/** The trace and the caller's operation in a `traceparent` header; `undefined` for anything else than a valid one. */
export function parseTraceparent(
  header: string | undefined,
): { readonly traceId: string; readonly spanId: string } | undefined {
  const [, version, traceId, spanId, more] = pattern.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  // Later versions may add parts; version 00 has none, and ff is not allowed.
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  return isZero(traceId) || isZero(spanId) ? undefined : { traceId, spanId };
}

/** Starts an operation: in the trace of the caller when there is one, in a new trace otherwise. */
export function startTrace(startedAt: number, header?: string): Trace {
  const caller = parseTraceparent(header);
  return {
    traceId: caller?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: caller?.spanId ?? null,
    startedAt,
  };
}

/** The header for a system that the operation calls; every operation is recorded, so the flag says so. */
export const formatTraceparent = ({ traceId, spanId }: Trace): string =>
  `00-${traceId}-${spanId}-01`;
