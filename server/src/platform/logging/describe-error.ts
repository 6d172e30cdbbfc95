import { LoggableError } from './loggable-error.ts';

const deepestCause = 5;

/** The parts of an error that the log may contain. */
export interface ErrorDescription {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  readonly frames: readonly string[];
  readonly cause?: ErrorDescription;
}

/**
 * Describes an error without personal data: messages of the database, parsers and libraries quote values, so
 * only messages meant for the log are kept. Names, codes and stack frames remain.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error instanceof LoggableError ? { message: error.message } : {}),
    frames: framesOf(error),
    ...(error.cause !== undefined && depth < deepestCause
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

function framesOf(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => /^at .+:\d+:\d+\)?$/.test(line)).slice(0, 12);
}
