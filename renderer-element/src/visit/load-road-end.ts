import { RequestFailure } from './request-failure.ts';

export type RoadEnd = typeof import('./road-end.ts');

/** Fetches summary, sending and confirmation; throws a RequestFailure when the line is gone. */
export async function loadRoadEnd(): Promise<RoadEnd> {
  return import('./road-end.ts').catch((cause: unknown) => {
    throw new RequestFailure(undefined, undefined, { cause });
  });
}
