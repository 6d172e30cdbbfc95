import { v7 } from 'uuid';

/** Clock and ids, passed in: no code of the server reads the time or creates an id in another way. */
export interface Runtime {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new UUID (version 7: sorts by time). */
  readonly createId: () => string;
}

/** The real clock and UUIDs of version 7. */
export const systemRuntime: Runtime = {
  now: () => Date.now(),
  createId: () => v7(),
};
