import { useEffect, useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import type { LazyModule } from './lazy-module.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';

/** How soon it is tried again after the line was gone. */
const retryMs = 5_000;

/** The code of a part that is needed now, fetched if it must be; `undefined` until it is there. */
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
