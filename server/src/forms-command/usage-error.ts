import { StartError } from '../platform/start-error.ts';
import { exitCodes } from './usage.ts';

/** A command line that is not valid. */
export class UsageError extends StartError {
  override readonly name = 'UsageError';
  override readonly exitCode = exitCodes.usage;
}
