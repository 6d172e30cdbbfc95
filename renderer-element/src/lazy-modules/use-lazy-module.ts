import { useEffect, useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import type { LazyModule } from './lazy-module.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';

/** The pause before fetching is retried. */
const retryMs = 5_000;

/** Loads a module when it is needed; `undefined` until it is loaded. */
export function useLazyModule<T>(part: LazyModule<T>, isNeeded = true): T | undefined {
  const text = useText();
  const [, redraw] = useState<unknown>();
  const code = part.find(text);
  const isMissing = isNeeded && code === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const fetch = () => void part.fetch(text).then(redraw, ignoreOffline);
    const timer = setInterval(fetch, retryMs);
    fetch();
    return () => clearInterval(timer);
  }, [part, text, isMissing]);
  return isNeeded ? code : undefined;
}
