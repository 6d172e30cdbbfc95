import { v7 } from 'uuid';

/** Clock and ids, passed in: server code reads the time and creates ids in no other way. */
export interface Runtime {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new UUID (version 7, which sorts by time). */
  readonly createId: () => string;
}

/** The system clock and UUIDs of version 7. */
export const systemRuntime: Runtime = {
  now: () => Date.now(),
  createId: () => v7(),
};
