import { lazy, type ComponentType } from 'react';
import { withScreenTexts } from '../languages/with-texts.ts';

/** A part of the frame that is fetched after the first screen; without it the app works too. */
export function lazyPart(load: () => Promise<ComponentType>) {
  const loadWithTexts = withScreenTexts(load);
  return lazy(async () => ({ default: await loadWithTexts().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
