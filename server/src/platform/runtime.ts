import { v7 } from 'uuid';
import type { Surroundings } from './http/endpoints/handlers.ts';

/** The real clock and UUIDs of version 7. */
export const systemSurroundings: Surroundings = {
  now: () => Date.now(),
  createId: () => v7(),
};
