import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';

export type { Logger };

/** Structured logs on standard output, one JSON object a line. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: isoTime, serializers: {} };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function isoTime(): string {
  return `,"time":"${new Date().toISOString()}"`;
}
