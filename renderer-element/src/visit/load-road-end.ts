import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import { completeText } from './open-form.ts';
import { RequestFailure } from './request-failure.ts';

export type RoadEnd = typeof import('./road-end.ts');

/** Fetches summary, sending and confirmation with their texts; throws a RequestFailure when the line is gone. */
export async function loadRoadEnd(text: FormatContext): Promise<RoadEnd> {
  try {
    const [end] = await Promise.all([import('./road-end.ts'), completeText(text)]);
    return end;
  } catch (cause) {
    throw new RequestFailure(undefined, undefined, { cause });
  }
}
