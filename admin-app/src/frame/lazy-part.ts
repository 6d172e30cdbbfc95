import { lazy, type ComponentType } from 'react';
import { withScreenTexts } from '../languages/with-texts.ts';

/** A part of the frame that is fetched after the first screen; without it the app works too. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadWithTexts = withScreenTexts(load);
  return lazy(async () => ({
    default: await loadWithTexts().catch((): ComponentType<Props> => Nothing),
  }));
}

function Nothing() {
  return null;
}
