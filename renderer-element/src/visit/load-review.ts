import type { ComponentType } from 'react';
import type { ScreenProps } from '../pages/screen-props.ts';
import { RequestFailure } from './request-failure.ts';

/** The screens at the end of the road; fetched while the visitor fills in. */
export interface Review {
  readonly SummaryScreen: ComponentType<ScreenProps>;
  readonly ConfirmationScreen: ComponentType<ScreenProps>;
}

/** Fetches summary and confirmation; throws a RequestFailure when the line is gone. */
export async function loadReview(): Promise<Review> {
  return import('../summary/review.tsx').catch((cause: unknown) => {
    throw new RequestFailure(undefined, undefined, { cause });
  });
}
